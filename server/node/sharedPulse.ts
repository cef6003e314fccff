/** Maximum number of requests that are listed; more may be running. */
const SLOTS = 8

/** Length of a method, a route pattern and a request id, in bytes. */
const SLOT_BYTES = 128

const BEATS_BYTES = 4

/**
 * Memory shared by two threads, with the heartbeats and the current requests of the watched thread. The other thread
 * can read it while that one is blocked.
 */
export class SharedPulse {
  readonly memory: SharedArrayBuffer
  readonly #beats: Int32Array
  readonly #slots: Buffer[]
  readonly #free: Buffer[]

  /** @param memory the shared memory, on the thread that watches */
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
   * Adds a request.
   * @param text ASCII, without personal data
   * @returns a function that removes it
   */
  begin(text: string): () => void {
    const slot = this.#free.pop()
    if (!slot) return () => {}
    slot.fill(0, slot.write(text, 'latin1'))
    return () => {
      slot[0] = 0
      this.#free.push(slot)
    }
  }

  /** Returns the current requests. */
  atWork(): string[] {
    const texts = this.#slots.map((slot) => slot.toString('latin1').split('\0', 1)[0] ?? '')
    return texts.filter((text) => text !== '')
  }
}
