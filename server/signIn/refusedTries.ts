import { SEVERAL_NAMES } from '#contract/audit.ts'
import type { Actor, AuditStore } from '#server/store/auditStore.ts'

/** For how long refused tries are summed, in ms. */
const WINDOW = 5 * 60_000

/** Counts that are reported separately in one window; the rest are one sum. */
const MOST_SUMS = 50

interface RefusedTry {
  action: 'sign-in-refused' | 'sign-in-slowed'
  /** The key of its sum. */
  key: string
  by: Actor
}

/**
 * Writes refused tries to the audit trail: of each sum in 5 minutes the first, the 10th, the 100th and so on, with how
 * many there were. However many there are, the audit trail does not fill up, and entries stay as they were made. Known and
 * unknown names are treated alike, so that response times reveal nothing.
 */
export function createRefusedTries(audit: AuditStore) {
  const counts = new Map<string, number>()
  let endsAt = 0

  return async ({ action, key, by }: RefusedTry): Promise<void> => {
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
    await audit.enter(isOwn ? by : { ...by, login: SEVERAL_NAMES }, {
      action,
      kind: 'accounts',
      name: '',
      ...(tries > 1 && { after: { tries } }),
    })
  }
}
