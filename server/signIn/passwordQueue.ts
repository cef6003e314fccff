import { Refusal } from '#server/refusal.ts'

/** Passwords hashed at once. Each uses a thread of the small pool that also compresses lists. */
const AT_ONCE = 2

/** Of these, at most for unknown browsers, so that they cannot block others. */
const NEW_AT_ONCE = 1

/** Maximum number of unknown browsers waiting, and their maximum wait in ms. */
const MOST_WAITING = 20
const LONGEST_WAIT = 2000

/** Origin of the work: sign-in on a known browser, sign-in on another browser, or a user's new password. */
export type Whose = 'known' | 'new' | 'user'

interface Waiting {
  since: number
  start: () => void
  refuse: (refusal: Refusal) => void
}

/**
 * Queues password hashing. Known browsers go first, but leave one slot to the others while any of these wait. New browsers
 * and new passwords of users alternate.
 */
export interface PasswordQueue {
  /** @throws {Refusal} 503 if too many are waiting, or the wait is too long */
  run<T>(whose: Whose, job: () => Promise<T>): Promise<T>
}

export function createPasswordQueue(): PasswordQueue {
  const waiting: Record<Whose, Waiting[]> = { known: [], new: [], user: [] }
  const running: Record<Whose, number> = { known: 0, new: 0, user: 0 }
  let lastOther: Whose = 'user'

  function next() {
    while (running.known + running.new + running.user < AT_ONCE) {
      const whose = whoIsNext()
      const turn = whose && waiting[whose].shift()
      if (!turn) return
      if (whose === 'new' && performance.now() - turn.since > LONGEST_WAIT) turn.refuse(busy())
      else {
        if (whose !== 'known') lastOther = whose
        running[whose] += 1
        turn.start()
      }
    }
  }

  function whoIsNext(): Whose | undefined {
    const other = nextOther()
    const hasRoom = running.known < AT_ONCE - 1 || other === undefined
    return waiting.known.length > 0 && hasRoom ? 'known' : other
  }

  function nextOther(): Whose | undefined {
    const mayNew = waiting.new.length > 0 && running.new < NEW_AT_ONCE
    if (waiting.user.length > 0 && !(mayNew && lastOther === 'user')) return 'user'
    return mayNew ? 'new' : undefined
  }

  return {
    async run(whose, job) {
      if (whose === 'new' && waiting.new.length >= MOST_WAITING) throw busy()
      await new Promise<void>((resolve, reject) => {
        waiting[whose].push({ since: performance.now(), start: resolve, refuse: reject })
        next()
      })
      try {
        return await job()
      } finally {
        running[whose] -= 1
        next()
      }
    },
  }
}

const busy = () =>
  new Refusal(503, 'Too many people are signing in right now. Please try again in a few seconds.', {
    headers: { 'Retry-After': '2' },
    body: { success: false },
  })
