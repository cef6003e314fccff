/** A measurement by the watching thread; times in ms. */
export interface Look {
  /** On a monotonic clock. */
  now: number
  /** The number of heartbeats of the watched thread. */
  beats: number
  /** How long the watched thread has waited for a processor although it could run, since it started. */
  waited: number
}

export interface StallBounds {
  /** Interval of checks, in ms. */
  interval: number
  /** The watched thread is stalled if it could have run for this long without a heartbeat; in ms. */
  longest: number
}

/**
 * Measures how long a thread has sent no heartbeat although it could have run. Time that the machine takes does not
 * count: if it is suspended, the checks are late as well; if it is busy, the watched thread waits for a processor.
 */
export class StallClock {
  readonly #bounds: StallBounds
  #last: Look
  /** The first check after the last heartbeat. */
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
    // Subtracted from the whole silence: a wait is recorded only when it ends, perhaps one check later.
    return look.now - this.#since.now - (look.waited - this.#since.waited) >= this.#bounds.longest
  }
}
