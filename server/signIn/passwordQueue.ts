import { Refusal } from '#server/refusal.ts'

/** Passwords that are worked on at once. Each takes a thread of the few on which lists are packed, too. */
const AT_ONCE = 2

/** Of these, for browsers that never signed in: whatever they send, others have a turn. */
const NEW_AT_ONCE = 1

/** How many of them may wait, and for how long, in ms. */
const MOST_WAITING = 20
const LONGEST_WAIT = 2000

/** Whose password it is: of a sign-in on a browser that is known, of one on any other, or a user's new one. */
export type Whose = 'known' | 'new' | 'user'

interface Waiting {
  since: number
  start: () => void
  refuse: (refusal: Refusal) => void
}

/**
 * Work on passwords in turn. Known browsers have the next place, but leave one to the others while these wait; among the
 * others, new browsers and new passwords of users take turns.
 */
export interface PasswordQueue {
  /** @throws {Refusal} 503 when too many wait already */
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
  new Refusal(503, 'Too many people are signing in just now. Please try again in a few seconds.', {
    headers: { 'Retry-After': '2' },
    body: { success: false },
  })
