/** What the watching thread sees each time that it looks; times in ms. */
export interface Look {
  /** A clock that only goes forward. */
  now: number
  /** How often the watched thread has said that it goes on. */
  beats: number
  /** How long the watched thread has been ready to run, but had to wait for a processor, since it began. */
  waited: number
}

export interface StallBounds {
  /** Between two looks, in ms. */
  interval: number
  /** Silent for so long while it could have run, the watched thread is stalled; in ms. */
  longest: number
}

/**
 * Counts how long a thread has been silent while it could have spoken. What the machine takes away does not count: a
 * suspended machine or process makes the looks late themselves, and a busy one makes the watched thread wait.
 */
export class StallClock {
  readonly #bounds: StallBounds
  #last: Look
  /** Since when it has been silent. */
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
