import type { Store } from '#server/store/store.ts'
import { troubles, type Trouble } from '#server/store/trouble.ts'
import { troubleOf } from '#server/store/sql/troubleOf.ts'

/** Interval of checks, in ms: including the time of a check, a fault is reported within 5 s. */
const INTERVAL = 2500

/** How long a check may take before the database counts as slow, in ms. */
const SLOW = 1500

/** So long after damage was last met the database counts as damaged, in ms: a check reads only some of the pages. */
const DAMAGE_LASTS = 60_000

export interface Readiness {
  /** Returns why the server is not ready, as of the last check; undefined if it is ready. */
  trouble: () => Trouble | undefined
  /** Reports an error of a request. */
  notice: (error: unknown) => void
}

/** Called when readiness changes, with the message for it. */
type Notify = (trouble: Trouble | undefined, words: string) => void

/**
 * Checks the database at regular intervals, so that asking for readiness costs nothing. Resolves after the first check.
 * The checks end with the process.
 */
export async function watchReadiness(check: Store['check'], notify: Notify): Promise<Readiness> {
  let found: Trouble | undefined
  let reported: Trouble | undefined
  let damagedUntil = 0

  const trouble = () => (performance.now() < damagedUntil ? 'corrupt' : found)

  function reportChange() {
    const now = trouble()
    if (now !== reported) notify(now, now ? troubles[now] : 'The database works again.')
    reported = now
  }

  async function look() {
    const checked = check(Date.now())
    found = await Promise.race([checked, slow()])
    reportChange()
    // One at a time: a database that is slow is not asked more.
    found = (await checked) ?? (found === 'slow' ? 'slow' : undefined)
    reportChange()
  }

  const again = () => setTimeout(() => void look().finally(again), INTERVAL).unref()

  const first = look()
  void first.finally(again)
  await Promise.race([first, slow()])
  return {
    trouble,
    notice(error) {
      if (troubleOf(error) === 'corrupt') damagedUntil = performance.now() + DAMAGE_LASTS
      reportChange()
    },
  }
}

/** With SQLite's code: what tells a person how a start failed reads it. */
class ReadOnly extends Error {
  readonly code = 'SQLITE_READONLY'
}

/**
 * For the embedded database: a connection that was opened to a read-only disk stays read-only when the disk is not any
 * more. Another start is what helps, so that this one ends.
 * @throws {ReadOnly}
 */
export function requireWritable({ trouble }: Readiness): void {
  if (trouble() === 'read-only') throw new ReadOnly(troubles['read-only'])
}

const slow = () =>
  new Promise<Trouble>((resolve) => {
    setTimeout(() => resolve('slow'), SLOW).unref()
  })
