import { brokenOff, streamOf, type Bytes } from '#server/stream.ts'
import { errorOf, type FromWorker, type Protocol } from './messages.ts'

/** The number of bytes that workers have sent and clients have not read yet. */
export interface Buffered {
  bytes: number
  /** Below this number, a worker does not wait for its client. */
  readonly size: number
}

/** The client disconnected or the server stops, which is not a failure. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** A task that a worker does, and its response. */
export interface Job<P extends Protocol> {
  /** What the response begins with. Rejects if the task fails before. */
  begun: Promise<P['head']>
  /** Resolves when the worker does nothing more for it. */
  ended: Promise<void>
  /** Returns the next part of the response; undefined after the last one. Rejects if it cannot be completed. */
  next(): Promise<Bytes | undefined>
  /** Cancels it; the next part rejects. */
  stop(reason: Error): void
}

interface JobOptions {
  buffer: Buffered
  /** Tells the worker that bytes were taken. */
  onTaken: (bytes: number) => void
  /** Tells the worker to stop. */
  onStop: () => void
}

/** Returns a job, and what receives the messages of its worker. */
export function createJob<P extends Protocol>({ buffer, onTaken, onStop }: JobOptions) {
  const pieces: { bytes: Bytes; isAcknowledged: boolean }[] = []
  let end: 'done' | Error | undefined
  let onNews = () => {}
  let isOver = false

  const { promise: begun, resolve: begin, reject: failToBegin } = deferred<P['head']>()
  const { promise: ended, resolve: leave } = deferred<void>()
  // The call for the next part rejects with this error as well.
  begun.catch(() => {})

  function put(bytes: Bytes) {
    if (end !== undefined) return
    // While the buffer has space, the worker need not wait for a slow client.
    const isAcknowledged = buffer.bytes < buffer.size
    buffer.bytes += bytes.byteLength
    pieces.push({ bytes, isAcknowledged })
    if (isAcknowledged) onTaken(bytes.byteLength)
    onNews()
  }

  function take(): Bytes | undefined {
    const piece = pieces.shift()
    if (!piece) return undefined
    const { bytes, isAcknowledged } = piece
    buffer.bytes -= bytes.byteLength
    if (!isAcknowledged && !isOver) onTaken(bytes.byteLength)
    return bytes
  }

  function finish(how: 'done' | Error) {
    end ??= how
    if (end instanceof Error) {
      while (take());
      failToBegin(end)
    }
    onNews()
  }

  function over(how: 'done' | Error) {
    isOver = true
    finish(how)
    leave()
  }

  const job: Job<P> = {
    begun,
    ended,
    async next() {
      for (;;) {
        const bytes = take()
        if (bytes) return bytes
        if (end === 'done') return undefined
        if (end) throw end
        await new Promise<void>((resolve) => {
          onNews = resolve
        })
      }
    },
    stop(reason) {
      finish(reason)
      while (take());
      if (!isOver) onStop()
    },
  }

  function receive(message: FromWorker<P>) {
    if (message.kind === 'begun') begin(message.head)
    else if (message.kind === 'piece') put(message.bytes)
    else over(message.kind === 'done' ? 'done' : errorOf(message.failure))
  }

  return { job, receive, fail: (error: Error) => over(error) }
}

/**
 * Returns the response of a job as a stream, which cancels the job if it is not read to its end.
 * @param onEnd called when the stream ends, fails or is cancelled
 * @param onBroken called with an error that ends it; not if the job was stopped
 */
export function streamOfJob(
  job: Job<Protocol>,
  what: string,
  { onEnd = () => {}, onBroken }: { onEnd?: () => void; onBroken: (error: unknown) => void },
): ReadableStream<Bytes> {
  async function* pieces() {
    try {
      for (let piece = await job.next(); piece; piece = await job.next()) yield piece
    } catch (error) {
      if (!(error instanceof Stopped)) onBroken(error)
      throw brokenOff(what)
    }
  }
  return streamOf(pieces(), () => {
    onEnd()
    // Ends a read that is waiting.
    job.stop(new Stopped('The client went away'))
  })
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone
    reject = onFailed
  })
  return { promise, resolve, reject }
}
