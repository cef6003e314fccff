import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { unscrubbedMark, markScrubbed } from './mark.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** How long whoever erases waits for the end of it, in ms. */
const PATIENCE = 2000

/** Between two looks at what holds it up, in ms. */
const PAUSE = 250

/** How one engine gets rid of what its files still hold of rows that are gone. */
export interface Scrub {
  /** Overwrites it, in small steps. */
  overwrite(): Promise<void>
  /** Brings the outcome into the files. Returns false while somebody's view of the past holds it up. */
  settle(): Promise<boolean>
}

/** Scrubs a database that is marked for it, once for all who ask meanwhile, and goes on by itself until it is done. */
export class Scrubber {
  readonly #db: Db
  readonly #scrub: Scrub
  /** The work is no part of the request that asks for it first, and has not its limits. */
  readonly #ownTime = new AsyncResource('Scrubber')
  #running: Promise<void> | undefined
  #isAskedAgain = false
  #isClosed = false

  constructor(db: Db, scrub: Scrub) {
    this.#db = db
    this.#scrub = scrub
  }

  /**
   * Returns false when it goes on by itself later.
   * @throws what the database says, if that comes in time; the mark stays, so that whoever asks next tries once more
   */
  async scrub(): Promise<boolean> {
    this.#isAskedAgain = true
    this.#running ??= this.#ownTime.runInAsyncScope(() => this.#run())
    const done = this.#running.then(() => true)
    // After the patience is over nobody listens to a failure any more.
    done.catch(() => {})
    return Promise.race([done, pause(PATIENCE, false, { ref: false })])
  }

  /** Ends it with the database; the next start goes on. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running?.catch(() => {})
  }

  async #run() {
    try {
      while (this.#isAskedAgain) {
        this.#isAskedAgain = false
        await this.#untilDone()
      }
    } finally {
      this.#running = undefined
    }
  }

  async #untilDone() {
    let overwritten: string | undefined
    while (!this.#isClosed) {
      const mark = await unscrubbedMark(this.#db)
      if (mark === undefined) return
      if (overwritten !== mark) await this.#scrub.overwrite()
      overwritten = mark
      if (await this.#scrub.settle()) await markScrubbed(this.#db, mark)
      else await pause(PAUSE, undefined, { ref: false })
    }
  }
}
