import { setTimeout as pause } from 'node:timers/promises'
import { DEVICE_LIFE } from '#server/signIn/signIn.ts'
import { CLOCK_TOLERANCE, type Store } from '#server/store/store.ts'

/** Between two rounds, in ms. */
const ROUND = 60 * 60 * 1000

/** Between two batches of a round, in ms: others have their turn. */
const REST = 20

/** How long a session lives, in ms. */
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
  onForgotten: (rows: number) => void
  onFault: (error: unknown) => void
}

/**
 * Forgets what has outlived its time, now and once an hour: what the trash, the audit trail and submits keep too long,
 * sessions and windows that are over, and browsers whose cookie is. Does not keep the process from ending.
 * @returns ends it
 */
export function startRetention(parts: RetentionParts): () => void {
  const ended = new AbortController()
  const round = () => void forgetOld(parts, ended.signal).catch(parts.onFault)
  round()
  const timer = setInterval(round, ROUND).unref()
  return () => {
    ended.abort()
    clearInterval(timer)
  }
}

/** One round. */
async function forgetOld(
  { store, clock, lives, onForgotten }: Omit<RetentionParts, 'onFault'>,
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
    const gone = await store.upkeep.forgetSome(now)
    if (gone === 0) break
    total += gone
    await pause(REST, undefined, { ref: false })
  }
  if (total > 0) onForgotten(total)
  await store.upkeep.scrub()
}
