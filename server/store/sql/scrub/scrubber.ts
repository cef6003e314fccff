import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { unscrubbedMark, markScrubbed } from './mark.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** How long an erasure waits for the scrub, in ms. */
const CLEANUP_TIMEOUT = 2000

/** Between two looks at what holds it up, in ms; each time twice as long, up to the longest. */
const FIRST_REST = 250
const LONGEST_REST = 30_000

/** How long the end of the database waits for the step that is being done, in ms. */
const LAST_STEP = 2000

/** How one engine gets rid of what its files still hold of rows that are gone. */
export interface Scrub {
  /** Overwrites it, in small steps. */
  overwrite(): Promise<void>
  /** Writes the result to the files. Returns false while an open snapshot or a lock prevents it. */
  settle(): Promise<boolean>
}

/** Gives a {@link Scrub} for the length of some work. When `ended` says so it begins no further step, and counts as not done. */
export type Scrubbing = (ended: AbortSignal, work: (scrub: Scrub) => Promise<void>) => Promise<void>

/** Scrubs a marked database: once for all callers, and in the background until it is done. */
export class Scrubber {
  readonly #db: Db
  readonly #scrubbing: Scrubbing
  /** The work is no part of the request that asks for it first, and has not its limits. */
  readonly #ownTime = new AsyncResource('Scrubber')
  readonly #ended = new AbortController()
  #running: Promise<void> | undefined
  #isAskedAgain = false
  /** Ended early by the next call, and at the end. */
  #rest = new AbortController()

  constructor(db: Db, scrubbing: Scrubbing) {
    this.#db = db
    this.#scrubbing = scrubbing
  }

  /**
   * Returns false if it continues in the background.
   * @throws the database's error, if it occurs in time; the mark remains, so that the next call tries again
   */
  async scrub(): Promise<boolean> {
    this.#isAskedAgain = true
    this.#rest.abort()
    this.#running ??= this.#ownTime.runInAsyncScope(() => this.#run())
    const done = this.#running.then(() => !this.#ended.signal.aborted)
    // After the time limit nothing handles a failure.
    done.catch(() => {})
    return Promise.race([done, pause(CLEANUP_TIMEOUT, false, { ref: false })])
  }

  /** Ends it with the database, which a step that takes long does not hold up; the next start goes on. */
  async close(): Promise<void> {
    this.#ended.abort()
    this.#rest.abort()
    await Promise.race([this.#running?.catch(() => {}), pause(LAST_STEP, undefined, { ref: false })])
  }

  async #run() {
    try {
      while (this.#isAskedAgain && !this.#ended.signal.aborted) {
        this.#isAskedAgain = false
        if ((await unscrubbedMark(this.#db)) !== undefined)
          await this.#scrubbing(this.#ended.signal, (scrub) => this.#untilDone(scrub))
      }
    } catch (error) {
      // What was broken off fails; the mark stays.
      if (!this.#ended.signal.aborted) throw error
    } finally {
      this.#running = undefined
    }
  }

  async #untilDone(scrub: Scrub) {
    const { signal } = this.#ended
    let overwritten: string | undefined
    let rest = FIRST_REST
    while (!signal.aborted) {
      const mark = await unscrubbedMark(this.#db)
      if (mark === undefined) return
      if (overwritten !== mark) await scrub.overwrite()
      overwritten = mark
      if (signal.aborted) return
      if (await scrub.settle()) await markScrubbed(this.#db, mark)
      else rest = await this.#pause(rest)
    }
  }

  /** Returns how long the next pause is, in ms. */
  async #pause(ms: number): Promise<number> {
    if (!this.#isAskedAgain) {
      this.#rest = new AbortController()
      await pause(ms, undefined, { ref: false, signal: this.#rest.signal }).catch(() => {})
    }
    if (!this.#isAskedAgain) return Math.min(2 * ms, LONGEST_REST)
    this.#isAskedAgain = false
    return FIRST_REST
  }
}
