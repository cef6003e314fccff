/** Writes bytes asynchronously; calls `done` with how many were written, or with the error. */
export type Sink = (bytes: Buffer, done: (error: Error | null, taken: number) => void) => void

export interface BoundedLogOptions {
  sink: Sink
  /** Lines beyond this are dropped, in bytes. */
  mostBytes?: number
  /** Retry interval while the disk is full, in ms. */
  retryMs?: number
}

/** The line that reports dropped lines, written before the next line. */
const notice = (dropped: number) =>
  `${JSON.stringify({
    level: 40,
    time: Date.now(),
    dropped,
    msg: 'log lines were dropped because the disk was full or nothing was reading the log',
  })}\n`

/**
 * A log destination that never blocks the server: lines are buffered up to a limit while the disk is full or the reader
 * has stopped; further lines are dropped and counted.
 */
export class BoundedLog {
  readonly #sink: Sink
  readonly #mostBytes: number
  readonly #retryMs: number
  #waiting: Buffer[] = []
  #waitingBytes = 0
  /** The bytes that the sink is writing. */
  #batch: Buffer | undefined
  #isWriting = false
  #dropped = 0
  #untold = 0

  constructor({ sink, mostBytes = 1024 * 1024, retryMs = 1000 }: BoundedLogOptions) {
    this.#sink = sink
    this.#mostBytes = mostBytes
    this.#retryMs = retryMs
  }

  /** Lines that were dropped since the start. */
  get dropped(): number {
    return this.#dropped
  }

  /** @param line with its line break */
  write(line: string): void {
    const bytes = Buffer.from(line)
    if (this.#waitingBytes + bytes.length > this.#mostBytes) {
      this.#dropped += 1
      this.#untold += 1
      return
    }
    if (this.#untold > 0 && !this.#batch) this.#reportDropped()
    this.#keep(bytes)
    if (!this.#batch) this.#next()
  }

  /** Returns the bytes that are not being written, for the end of the process. */
  rest(): Buffer {
    const stuck = this.#batch && !this.#isWriting ? [this.#batch] : []
    return Buffer.concat([...stuck, ...this.#waiting])
  }

  #keep(bytes: Buffer) {
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
  }

  #reportDropped() {
    this.#keep(Buffer.from(notice(this.#untold)))
    this.#untold = 0
  }

  #next() {
    if (this.#untold > 0) this.#reportDropped()
    if (this.#waiting.length === 0) return
    this.#batch = Buffer.concat(this.#waiting)
    this.#waiting = []
    this.#try()
  }

  #try() {
    const batch = this.#batch
    if (!batch) return
    this.#isWriting = true
    this.#sink(batch, (error, taken) => {
      this.#isWriting = false
      this.#waitingBytes -= taken
      const rest = batch.subarray(taken)
      this.#batch = rest.length > 0 ? rest : undefined
      if (!this.#batch) this.#next()
      else if (error || taken === 0) setTimeout(() => this.#try(), this.#retryMs).unref()
      else this.#try()
    })
  }
}
