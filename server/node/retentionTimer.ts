import { setTimeout as pause } from 'node:timers/promises'
import { DEVICE_LIFE } from '#server/signIn/signIn.ts'
import { CLOCK_TOLERANCE, type Store } from '#server/store/store.ts'
import { wallClockAt } from '#server/zone.ts'

/** Interval between rounds, in ms. */
const ROUND = 60 * 60 * 1000

/** When the night's work begins, in ms after midnight in the institute's time zone. */
const NIGHT = 3 * ROUND

/** Pause between the batches of a round, in ms, in which requests are served. */
const REST = 20

/** Maximum length of a session, in ms. */
export interface Lives {
  idleMs: number
  absoluteMs: number
}

interface RetentionDeps {
  store: Store
  /** The time, in ms since 1970. */
  clock: () => number
  /** The institute's time zone. */
  zone: string
  lives: Lives
  /** Called with the number of deleted rows, if there were any. */
  onDeleted: (rows: number) => void
  onError: (error: unknown) => void
}

/**
 * Deletes expired rows, now and once an hour: from the trash, the audit trail, submits, sessions, attempts, known
 * browsers and pictures of the site. Rewrites the files of the database at startup and each night after 3:00. Does not keep the process alive.
 * @returns a function that stops it
 */
export function startRetention(deps: RetentionDeps): () => void {
  const ended = new AbortController()
  const { store, clock, zone, onError } = deps
  let rebuiltOn: string | undefined
  async function round() {
    await deleteAllExpired(deps, ended.signal)
    const night = wallClockAt(clock() - NIGHT, zone).slice(0, 10)
    if (ended.signal.aborted || night === rebuiltOn) return
    if (await store.upkeep.rebuild()) rebuiltOn = night
  }
  const start = () => void round().catch(onError)
  start()
  const timer = setInterval(start, ROUND).unref()
  return () => {
    ended.abort()
    clearInterval(timer)
  }
}

/** One round. */
async function deleteAllExpired(
  { store, clock, lives, onDeleted }: RetentionDeps,
  ended: AbortSignal,
): Promise<void> {
  const now = clock()
  const before = now + CLOCK_TOLERANCE
  await store.sessions.prune({
    openedAfter: now - lives.absoluteMs,
    seenAfter: now - lives.idleMs,
    before,
  })
  await store.devices.prune({ after: now - DEVICE_LIFE, before })
  let total = 0
  for (;;) {
    if (ended.aborted) return
    const gone = await store.upkeep.deleteExpired(now)
    if (gone === 0) break
    total += gone
    await pause(REST, undefined, { ref: false })
  }
  total += await store.pictures.deleteUnused(now)
  if (total > 0) onDeleted(total)
}
