import type { Actor } from './store/auditStore.ts'
import type { Store } from './store/store.ts'

/** How often it is tried again, in ms. */
const AGAIN = 2000

/** What is said of a session that is over here, but not yet in the database. */
export const SIGN_OUT_UNWRITTEN =
  'You are signed out. The database takes no writes just now: it is written as soon as it does, and would be forgotten if the server restarted before.'

/** Ends sessions, also while the database takes no writes. */
export interface SignOut {
  /** Ends a session at once. Answers whether it stands in the database; if not, it is tried until it does. */
  end(tokenHash: string, by: Actor): Promise<boolean>
  hasEnded(tokenHash: string): boolean
}

export function createSignOut(
  store: Pick<Store, 'sessions' | 'audit' | 'isFull' | 'isUnavailable'>,
): SignOut {
  const unwritten = new Map<string, Actor>()
  let isPlanned = false

  async function write(tokenHash: string, by: Actor) {
    await store.sessions.close(tokenHash)
    await store.audit.enter(by, { action: 'sign-out', kind: 'accounts', name: '' })
    unwritten.delete(tokenHash)
  }

  function tryAgain() {
    if (isPlanned || unwritten.size === 0) return
    isPlanned = true
    const timer = setTimeout(() => {
      isPlanned = false
      void Promise.allSettled([...unwritten].map(([tokenHash, by]) => write(tokenHash, by))).then(tryAgain)
    }, AGAIN)
    // In Node it holds up no stop; a browser has a number here.
    if (typeof timer === 'object') timer.unref()
  }

  return {
    async end(tokenHash, by) {
      unwritten.set(tokenHash, by)
      try {
        await write(tokenHash, by)
        return true
      } catch (error) {
        tryAgain()
        if (store.isFull(error) || store.isUnavailable(error)) return false
        throw error
      }
    },
    hasEnded: (tokenHash) => unwritten.has(tokenHash),
  }
}
