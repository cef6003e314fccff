import { isBusy } from './errorCodes.ts'

/** After this time another process's lock is reported, in ms. Processes that start together need less. */
const WORTH_TELLING = 1000

/** Maximum time that two processes that write at the same time wait for each other, in ms. */
const MEETING = 500

/** Pauses between attempts to get a lock, in ms. They vary, so that processes do not retry in step. */
const PAUSE = { least: 5, most: 45 }

/** After this time the thread does other work before the next transaction, in ms: many may have waited for one lock. */
const HELD = 10

interface Waiting {
  isWrite: boolean
  start: () => void
}

/**
 * A queue for one shared connection. While a transaction owns it, all others wait in order of arrival. While a write
 * waits for a lock of another process, reads continue and further writes wait behind it.
 */
export class ConnectionQueue<Owner extends object> {
  readonly #patienceMs: number
  readonly #onLocked: (() => void) | undefined
  readonly #waiting: Waiting[] = []
  /** The owner of the open transaction. */
  #owner: Owner | undefined
  /** Whether a write is asking for the lock. */
  #isAsking = false
  /** Since when another process has held the lock, as far as writes have noticed; performance.now() in ms. */
  #lockedSince: number | undefined
  #isTold = false
  /** Whether the thread does other work before the next of those that wait. */
  #isResting = false
  /** When it last did; performance.now() in ms. */
  #restedAt = 0

  /** @param patienceMs how long a write waits for another process's lock, in ms */
  constructor(patienceMs: number, onLocked?: () => void) {
    this.#patienceMs = patienceMs
    this.#onLocked = onLocked
  }

  /** Returns whether a write has waited for another process's lock for longer than two concurrent writers need. */
  isLocked(): boolean {
    return (
      this.#isAsking && this.#lockedSince !== undefined && performance.now() - this.#lockedSince >= MEETING
    )
  }

  isOwner(one: Owner): boolean {
    return this.#owner === one
  }

  /** Runs a read once no other owner has the connection. */
  read<T>(one: Owner, action: () => Promise<T>): Promise<T> {
    return this.patiently(() => this.#turn(false, one, action))
  }

  /** Runs a read. It meets a lock only while another process recovers the log after a crash. */
  async patiently<T>(action: () => Promise<T>): Promise<T> {
    const askedAt = performance.now()
    for (;;) {
      try {
        return await action()
      } catch (error) {
        if (!isBusy(error) || performance.now() - askedAt >= this.#patienceMs) throw error
        await pause()
      }
    }
  }

  /** Makes `one` the owner until it is released, with a `begin` that takes no lock. */
  async ownToRead(one: Owner, begin: () => void): Promise<void> {
    return this.#turn(false, one, async () => {
      this.#own(one, begin)
    })
  }

  /**
   * Makes `one` the owner until it is released, with a `begin` that takes the write lock.
   * @throws SQLite's BUSY if another process has held the lock for as long as a write waits
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
    if (this.#waiting.length > 0 && performance.now() - this.#restedAt >= HELD) this.#rest()
    else this.#goOn()
  }

  #rest() {
    this.#isResting = true
    setImmediate(() => {
      this.#isResting = false
      this.#restedAt = performance.now()
      this.#goOn()
    })
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
    return !this.#owner && !this.#isResting && !(isWrite && this.#isAsking)
  }

  #goOn() {
    let index = 0
    while (!this.#owner && !this.#isResting) {
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
      // A read-only transaction may have started between two attempts.
      if (!this.#owner && this.#isBegun(one, begin, askedAt)) return
      await pause()
    }
  }

  /**
   * One attempt.
   * @throws if retrying cannot help, or has taken too long
   */
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
