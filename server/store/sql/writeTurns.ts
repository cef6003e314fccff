import { isBusy } from './faults.ts'

/** How long another process may hold the lock before it is reported, in ms; processes that start together need less. */
const WORTH_TELLING = 1000

/** How long two processes that write at the same time may wait for each other, in ms. */
const MEETING = 500

/** Pauses between two tries for a lock, in ms; they vary, so that processes do not retry in step. */
const PAUSE = { least: 5, most: 45 }

interface Waiting {
  isWrite: boolean
  start: () => void
}

/**
 * A queue for one shared connection. While a transaction owns it, all others wait in order of arrival. While a write
 * waits for a lock of another process, reads continue and further writes wait behind it.
 */
export class WriteTurns<Owner extends object> {
  readonly #patienceMs: number
  readonly #onLocked: (() => void) | undefined
  readonly #waiting: Waiting[] = []
  /** The owner of the open transaction. */
  #owner: Owner | undefined
  /** Whether a write is asking for the lock. */
  #isAsking = false
  /** Since when another process has held the lock, as far as writes have met it; performance.now() in ms. */
  #lockedSince: number | undefined
  #isTold = false

  /** @param patienceMs how long a write waits for another process's lock, in ms */
  constructor(patienceMs: number, onLocked?: () => void) {
    this.#patienceMs = patienceMs
    this.#onLocked = onLocked
  }

  /** Returns whether a write has waited for another process's lock for longer than it takes two to meet. */
  isLocked(): boolean {
    return (
      this.#isAsking && this.#lockedSince !== undefined && performance.now() - this.#lockedSince >= MEETING
    )
  }

  isOwner(one: Owner): boolean {
    return this.#owner === one
  }

  /**
   * Runs `action` once no other owner has the connection. A read meets a lock only while another process mends the log
   * after a crash.
   */
  async read<T>(one: Owner, action: () => Promise<T>): Promise<T> {
    const askedAt = performance.now()
    for (;;) {
      try {
        return await this.#turn(false, one, action)
      } catch (error) {
        if (!isBusy(error) || performance.now() - askedAt >= this.#patienceMs) throw error
        await pause()
      }
    }
  }

  /** Makes `one` the owner, until it is released, with a `begin` that takes no lock. */
  async ownToRead(one: Owner, begin: () => void): Promise<void> {
    return this.#turn(false, one, async () => {
      this.#own(one, begin)
    })
  }

  /**
   * Makes `one` the owner, until it is released, with a `begin` that takes the write lock.
   * @throws SQLite's BUSY when another process has held the lock for as long as a write waits
   */
  async own(one: Owner, begin: () => void): Promise<void> {
    const askedAt = performance.now()
    return this.#turn(true, one, async () => {
      this.#isAsking = true
      try {
        await this.#lock(one, begin, askedAt)
      } finally {
        this.#isAsking = false
        this.#goOn()
      }
    })
  }

  release(one: Owner): void {
    if (this.#owner !== one) return
    this.#owner = undefined
    this.#goOn()
  }

  #own(one: Owner, begin: () => void) {
    begin()
    this.#owner = one
  }

  async #turn<T>(isWrite: boolean, one: Owner, action: () => Promise<T>): Promise<T> {
    if (this.#owner === one || this.#isFree(isWrite)) return action()
    return new Promise((resolve) => {
      this.#waiting.push({ isWrite, start: () => resolve(action()) })
    })
  }

  #isFree(isWrite: boolean) {
    return !this.#owner && !(isWrite && this.#isAsking)
  }

  #goOn() {
    let index = 0
    while (!this.#owner) {
      const next = this.#waiting[index]
      if (!next) return
      if (this.#isFree(next.isWrite)) {
        this.#waiting.splice(index, 1)
        next.start()
      } else index += 1
    }
  }

  async #lock(one: Owner, begin: () => void, askedAt: number) {
    for (;;) {
      // A transaction that only reads may have come in between two tries.
      if (!this.#owner && this.#isBegun(one, begin, askedAt)) return
      await pause()
    }
  }

  /** One try. @throws when waiting is of no use, or has lasted long enough */
  #isBegun(one: Owner, begin: () => void, askedAt: number) {
    try {
      this.#own(one, begin)
      this.#lockedSince = undefined
      this.#isTold = false
      return true
    } catch (error) {
      if (!isBusy(error)) throw error
      const now = performance.now()
      this.#lockedSince ??= now
      this.#reportLock(now - this.#lockedSince)
      if (now - Math.max(askedAt, this.#lockedSince) >= this.#patienceMs) throw error
      return false
    }
  }

  #reportLock(lockedMs: number) {
    if (this.#isTold || lockedMs < WORTH_TELLING) return
    this.#isTold = true
    this.#onLocked?.()
  }
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least))
  })
