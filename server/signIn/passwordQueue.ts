import { Refusal } from '#server/refusal.ts'

/** Passwords that are worked on at once. Each takes a thread of the few on which lists are packed, too. */
const AT_ONCE = 2

/** Of these, for browsers that never signed in: whatever they send, others have a turn. */
const NEW_AT_ONCE = 1

/** How many of them may wait, and for how long, in ms. */
const MOST_WAITING = 20
const LONGEST_WAIT = 2000

/** Whose password it is: staff's on a browser that is known or signed in, or anybody's. */
export type Browser = 'known' | 'new'

interface Waiting {
  since: number
  start: () => void
  refuse: (refusal: Refusal) => void
}

/** Work on passwords in turn; known browsers first. */
export interface PasswordQueue {
  /** @throws {Refusal} 503 when too many wait already */
  run<T>(browser: Browser, job: () => Promise<T>): Promise<T>
}

export function createPasswordQueue(): PasswordQueue {
  const waiting: Record<Browser, Waiting[]> = { known: [], new: [] }
  const running: Record<Browser, number> = { known: 0, new: 0 }

  function next() {
    while (running.known + running.new < AT_ONCE) {
      const browser = nextBrowser()
      const turn = browser && waiting[browser].shift()
      if (!turn) return
      if (browser === 'new' && performance.now() - turn.since > LONGEST_WAIT) turn.refuse(busy())
      else {
        running[browser] += 1
        turn.start()
      }
    }
  }

  function nextBrowser(): Browser | undefined {
    if (waiting.known.length > 0) return 'known'
    return waiting.new.length > 0 && running.new < NEW_AT_ONCE ? 'new' : undefined
  }

  return {
    async run(browser, job) {
      if (browser === 'new' && waiting.new.length >= MOST_WAITING) throw busy()
      await new Promise<void>((resolve, reject) => {
        waiting[browser].push({ since: performance.now(), start: resolve, refuse: reject })
        next()
      })
      try {
        return await job()
      } finally {
        running[browser] -= 1
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
