import { SEVERAL_NAMES } from '#contract/audit.ts'
import type { Actor, AuditStore } from '#server/store/auditStore.ts'

/** Length of a counting window, in ms. */
const WINDOW = 5 * 60_000

/** Counts that are reported separately in one window; the rest are one sum. */
const MOST_SUMS = 50

interface RefusedTry {
  action: 'sign-in-refused' | 'sign-in-slowed' | 'proof-refused'
  /** Identifies the counter. */
  key: string
  by: Actor
  /** Of a name without an account. */
  digest?: string
}

/**
 * Records rejected sign-ins in the audit trail. For each counter in 5 minutes it records the 1st, 10th, 100th and so on, with
 * the count, so that an attack cannot fill the trail. Known and unknown names are treated the same, so that the duration does
 * not reveal which names exist.
 */
export function createRefusedTries(audit: AuditStore) {
  const counts = new Map<string, number>()
  let endsAt = 0

  return async ({ action, key, by, digest }: RefusedTry): Promise<void> => {
    if (endsAt <= by.at || endsAt > by.at + WINDOW) {
      counts.clear()
      endsAt = by.at + WINDOW
    }
    const own = `${action} ${key}`
    const isOwn = counts.has(own) || counts.size < MOST_SUMS
    const sum = isOwn ? own : action
    const tries = (counts.get(sum) ?? 0) + 1
    counts.set(sum, tries)
    if (!/^10*$/.test(String(tries))) return
    const after = { ...(tries > 1 && { tries }), ...(isOwn && digest !== undefined && { digest }) }
    await audit.enter(isOwn ? by : { ...by, login: SEVERAL_NAMES }, {
      action,
      kind: 'accounts',
      name: '',
      ...(Object.keys(after).length > 0 && { after }),
    })
  }
}
