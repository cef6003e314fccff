/** A check by the watching thread; times in ms. */
export interface Look {
  /** Of a monotonic clock. */
  now: number
  /** The number of heartbeats of the watched thread. */
  beats: number
  /** How long the watched thread has been ready to run, but had to wait for a processor, since it began. */
  waited: number
}

export interface StallBounds {
  /** Time between two checks, in ms. */
  interval: number
  /** After so long without a heartbeat, while it could have run, the watched thread is stalled; in ms. */
  longest: number
}

/**
 * Measures how long a thread has sent no heartbeat although it could have run. Time that the machine takes does not
 * count: if it is suspended, the checks are late themselves; if it is busy, the watched thread waits for a processor.
 */
export class StallClock {
  readonly #bounds: StallBounds
  #last: Look
  /** The check after the last heartbeat. */
  #since: Look

  constructor(bounds: StallBounds, first: Look) {
    this.#bounds = bounds
    this.#last = first
    this.#since = first
  }

  /** Returns whether the thread is stalled. */
  isStalled(look: Look): boolean {
    const isLate = look.now - this.#last.now > 2 * this.#bounds.interval
    if (isLate || look.beats !== this.#since.beats) this.#since = look
    this.#last = look
    // From the whole silence: a wait is known only when it is over, which may be a look later.
    return look.now - this.#since.now - (look.waited - this.#since.waited) >= this.#bounds.longest
  }
}
