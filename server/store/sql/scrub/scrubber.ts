import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { unscrubbedMark, markScrubbed } from './mark.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Maximum time that an erasure waits for the scrub, in ms. */
const CLEANUP_TIMEOUT = 2000

/**
 * Pauses between attempts while something prevents the scrub, in ms: the first one, doubled each time up to the
 * longest one.
 */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 30_000

/** Maximum time that closing the database waits for the current step, in ms. */
const LAST_STEP = 2000

/** How an engine removes deleted rows from its files. */
export interface Scrub {
  /** Overwrites deleted rows, in small steps. */
  overwrite(): Promise<void>
  /** Writes the result to the files. Returns false while an open snapshot or a lock prevents it. */
  settle(): Promise<boolean>
}

/**
 * Provides a {@link Scrub} while `work` runs. It starts no further step once `ended` is aborted, and then counts as
 * incomplete.
 */
export type Scrubbing = (ended: AbortSignal, work: (scrub: Scrub) => Promise<void>) => Promise<void>

/** Scrubs a marked database: once for all callers, continuing in the background until it is complete. */
export class Scrubber {
  readonly #db: Db
  readonly #scrubbing: Scrubbing
  /** Runs outside the request that started it, and without its time limits. */
  readonly #ownTime = new AsyncResource('Scrubber')
  readonly #ended = new AbortController()
  #running: Promise<void> | undefined
  #isAskedAgain = false
  /** Aborted by the next call, and when the database is closed. */
  #pauseEnd = new AbortController()

  constructor(db: Db, scrubbing: Scrubbing) {
    this.#db = db
    this.#scrubbing = scrubbing
  }

  /**
   * Returns false if it continues in the background.
   * @throws the database's error, if it occurs in time; the mark remains, so that the next call retries
   */
  async scrub(): Promise<boolean> {
    this.#isAskedAgain = true
    this.#pauseEnd.abort()
    this.#running ??= this.#ownTime.runInAsyncScope(() => this.#run())
    const done = this.#running.then(() => !this.#ended.signal.aborted)
    // After the time limit nobody handles a failure.
    done.catch(() => {})
    return Promise.race([done, pause(CLEANUP_TIMEOUT, false, { ref: false })])
  }

  /** Stops with the database, without waiting for a long step; the next start continues. */
  async close(): Promise<void> {
    this.#ended.abort()
    this.#pauseEnd.abort()
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
      // The aborted work fails; the mark remains.
      if (!this.#ended.signal.aborted) throw error
    } finally {
      this.#running = undefined
    }
  }

  async #untilDone(scrub: Scrub) {
    const { signal } = this.#ended
    let overwritten: string | undefined
    let nextPause = FIRST_PAUSE
    while (!signal.aborted) {
      const mark = await unscrubbedMark(this.#db)
      if (mark === undefined) return
      if (overwritten !== mark) await scrub.overwrite()
      overwritten = mark
      if (signal.aborted) return
      if (await scrub.settle()) await markScrubbed(this.#db, mark)
      else nextPause = await this.#pause(nextPause)
    }
  }

  /** Returns how long the next pause is, in ms. */
  async #pause(ms: number): Promise<number> {
    if (!this.#isAskedAgain) {
      this.#pauseEnd = new AbortController()
      await pause(ms, undefined, { ref: false, signal: this.#pauseEnd.signal }).catch(() => {})
    }
    if (!this.#isAskedAgain) return Math.min(2 * ms, LONGEST_PAUSE)
    this.#isAskedAgain = false
    return FIRST_PAUSE
  }
}
