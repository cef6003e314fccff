import { setTimeout as pause } from 'node:timers/promises'
import { DEVICE_LIFE } from '#server/signIn/signIn.ts'
import { CLOCK_TOLERANCE, type Store } from '#server/store/store.ts'

/** Interval between rounds, in ms. */
const ROUND = 60 * 60 * 1000

/** Pause between the batches of a round, in ms, in which requests are served. */
const REST = 20

/** Maximum length of a session, in ms. */
export interface Lives {
  idleMs: number
  absoluteMs: number
}

interface RetentionParts {
  store: Store
  /** The time, in ms since 1970. */
  clock: () => number
  lives: Lives
  /** Called with the number of deleted rows, if there were any. */
  onDeleted: (rows: number) => void
  onFault: (error: unknown) => void
}

/**
 * Deletes expired rows, now and once an hour: from the trash, the audit trail, submits, sessions, attempts and known
 * browsers. Does not keep the process alive.
 * @returns a function that stops it
 */
export function startRetention(parts: RetentionParts): () => void {
  const ended = new AbortController()
  const round = () => void deleteAllExpired(parts, ended.signal).catch(parts.onFault)
  round()
  const timer = setInterval(round, ROUND).unref()
  return () => {
    ended.abort()
    clearInterval(timer)
  }
}

/** One round. */
async function deleteAllExpired(
  { store, clock, lives, onDeleted }: Omit<RetentionParts, 'onFault'>,
  ended?: AbortSignal,
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
    if (ended?.aborted) return
    const gone = await store.upkeep.deleteExpired(now)
    if (gone === 0) break
    total += gone
    await pause(REST, undefined, { ref: false })
  }
  if (total > 0) onDeleted(total)
  await store.upkeep.scrub()
}
