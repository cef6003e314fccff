import { codeOf, ConnectionLost, isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import { reachPostgres } from '#server/store/sql/engine/postgres.ts'
import { reasonOf } from './failures.ts'
import { describeStore } from './openStore.ts'
import type { Settings } from './settings.ts'

/** Retry interval, and interval of messages, in ms. */
const PAUSE = 500
const PACE = 10_000

interface Waiting {
  /** Rejects while the database does not answer. */
  probe: (url: string) => Promise<void>
  say: (line: string) => void
  /** The time, in ms. */
  clock: () => number
  pause: (ms: number) => Promise<unknown>
}

const usual: Waiting = {
  probe: reachPostgres,
  say: (line) => process.stderr.write(`${line}\n`),
  clock: () => performance.now(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Waits until PostgreSQL answers, up to the time in the settings; returns immediately for the embedded database.
 * @throws the last error; immediately if waiting does not help, as with a wrong password
 */
export async function waitForDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_WAIT_SECONDS'>,
  { probe: reach, say, clock, pause }: Waiting = usual,
): Promise<void> {
  const { DATABASE_URL, DATABASE_WAIT_SECONDS } = settings
  if (DATABASE_URL === undefined) return
  const endsAt = clock() + DATABASE_WAIT_SECONDS * 1000
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    const failure = await reach(DATABASE_URL).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (!failure) return
    if (!mayPass(failure.error) || clock() >= endsAt) throw failure.error
    if (clock() - saidAt >= PACE) {
      saidAt = clock()
      const left = Math.ceil((endsAt - clock()) / 1000)
      say(
        `Waiting for the ${describeStore(settings)} (${reasonOf(failure.error)}), for ${left} s at most (DATABASE_WAIT_SECONDS).`,
      )
    }
    await pause(Math.min(PAUSE, endsAt - clock()))
  }
}

/** Whether waiting may help: not for a wrong password (28...) or a missing database (3D...). */
const mayPass = (error: unknown) =>
  error instanceof ConnectionLost || (isUnavailable(error) && !/^(28|3D)/.test(codeOf(error) ?? ''))
