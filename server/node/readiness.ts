import type { Store } from '#server/store/store.ts'
import { healthReasons, type HealthReason } from '#server/store/healthReason.ts'
import { healthReasonOf } from '#server/store/sql/engine/healthReasonOf.ts'

/** Interval of checks, in ms. Including the time of a check, a failure is reported within 5 s. */
const INTERVAL = 2500

/** A database whose check takes longer than this counts as slow, in ms. */
const SLOW = 1500

/**
 * How long the database counts as damaged after the last sign of damage, in ms. A single check reads only some of the
 * pages.
 */
const DAMAGE_LASTS = 60_000

export interface Readiness {
  /** Returns why the server is not ready, as of the last check; undefined if it is ready. */
  healthReason: () => HealthReason | undefined
  /** Reports an error of a request. */
  notice: (error: unknown) => void
}

/** Called when readiness changes, with the message for it. */
type Notify = (healthReason: HealthReason | undefined, message: string) => void

/**
 * Checks the database at regular intervals, so that reading the result costs nothing. Resolves after the first check.
 * The checks end with the process.
 */
export async function watchReadiness(check: Store['check'], notify: Notify): Promise<Readiness> {
  let found: HealthReason | undefined
  let reported: HealthReason | undefined
  let damagedUntil = 0

  const healthReason = () => (performance.now() < damagedUntil ? 'corrupt' : found)

  function reportChange() {
    const now = healthReason()
    if (now !== reported) notify(now, now ? healthReasons[now] : 'The database works again.')
    reported = now
  }

  async function runCheck() {
    const checked = check(Date.now())
    found = await Promise.race([checked, slow()])
    reportChange()
    // One check at a time: no further load for a slow database.
    found = (await checked) ?? (found === 'slow' ? 'slow' : undefined)
    reportChange()
  }

  const again = () => setTimeout(() => void runCheck().finally(again), INTERVAL).unref()

  const first = runCheck()
  void first.finally(again)
  await Promise.race([first, slow()])
  return {
    healthReason,
    notice(error) {
      if (healthReasonOf(error) === 'corrupt') damagedUntil = performance.now() + DAMAGE_LASTS
      reportChange()
    },
  }
}

/** Has SQLite's code, which `failureOf` reads. */
class ReadOnly extends Error {
  readonly code = 'SQLITE_READONLY'
}

/**
 * For the embedded database: a connection opened on a read-only disk stays read-only even when the disk no longer is.
 * Only a restart helps, so this start fails.
 * @throws {ReadOnly}
 */
export function requireWritable({ healthReason }: Readiness): void {
  if (healthReason() === 'read-only') throw new ReadOnly(healthReasons['read-only'])
}

const slow = () =>
  new Promise<HealthReason>((resolve) => {
    setTimeout(() => resolve('slow'), SLOW).unref()
  })
