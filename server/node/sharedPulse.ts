/** The most requests that are listed; more may be running. */
const SLOTS = 8

/** A method, a route's pattern and a request id fit. */
const SLOT_BYTES = 128

const BEATS_BYTES = 4

/**
 * Memory shared by two threads: the heartbeats of the watched one, and the requests that it is handling. It can be read
 * while that thread is blocked.
 */
export class SharedPulse {
  readonly memory: SharedArrayBuffer
  readonly #beats: Int32Array
  readonly #slots: Buffer[]
  readonly #free: Buffer[]

  /** @param memory of another thread's pulse */
  constructor(memory = new SharedArrayBuffer(BEATS_BYTES + SLOTS * SLOT_BYTES)) {
    this.memory = memory
    this.#beats = new Int32Array(memory, 0, 1)
    this.#slots = Array.from({ length: SLOTS }, (_, index) =>
      Buffer.from(memory, BEATS_BYTES + index * SLOT_BYTES, SLOT_BYTES),
    )
    this.#free = [...this.#slots]
  }

  get beats(): number {
    return Atomics.load(this.#beats, 0)
  }

  beat(): void {
    Atomics.add(this.#beats, 0, 1)
  }

  /**
   * Notes that something has begun, in ASCII and without anything personal.
   * @returns to be called at its end
   */
  begin(words: string): () => void {
    const slot = this.#free.pop()
    if (!slot) return () => {}
    slot.fill(0, slot.write(words, 'latin1'))
    return () => {
      slot[0] = 0
      this.#free.push(slot)
    }
  }

  /** Returns what has begun and not ended. */
  atWork(): string[] {
    const texts = this.#slots.map((slot) => slot.toString('latin1').split('\0', 1)[0] ?? '')
    return texts.filter((text) => text !== '')
  }
}
