import type { Actor } from './store/auditStore.ts'
import { Unsettled } from './store/storeErrors.ts'
import type { Store } from './store/store.ts'

/** Retry interval, in ms. */
const AGAIN = 2000

/** Message for a session that has ended here, but not yet in the database. */
export const SIGN_OUT_UNWRITTEN =
  'You are signed out. The database cannot save this yet. The server will try again until it is saved. If the server is restarted before then, please sign in and sign out once more.'

/** Ends sessions, even while the database accepts no writes. */
export interface SignOut {
  /** Ends a session at once. Returns whether the database has it; if not, the write is retried until it has. */
  end(tokenHash: string, by: Actor): Promise<boolean>
  hasEnded(tokenHash: string): boolean
}

/** @param onUnwritten called with the first failure, and not again before all waiting writes are done */
export function createSignOut(
  store: Pick<Store, 'sessions' | 'isFull' | 'isUnavailable'>,
  onUnwritten: (error: unknown) => void = () => {},
): SignOut {
  const unwritten = new Map<string, Actor>()
  let isPlanned = false
  let isTold = false

  async function write(tokenHash: string, by: Actor) {
    try {
      await store.sessions.close(tokenHash, by)
    } catch (error) {
      if (!isTold) onUnwritten(error)
      isTold = true
      throw error
    }
    unwritten.delete(tokenHash)
    if (unwritten.size === 0) isTold = false
  }

  async function writeAll() {
    for (const [tokenHash, by] of unwritten) {
      // A failed write stays in the queue.
      await write(tokenHash, by).catch(() => {})
    }
  }

  function tryAgain() {
    if (isPlanned || unwritten.size === 0) return
    isPlanned = true
    const timer = setTimeout(() => {
      void writeAll().finally(() => {
        isPlanned = false
        tryAgain()
      })
    }, AGAIN)
    // In Node, the timer must not delay shutdown. In a browser it is a number.
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
        const isAway = store.isFull(error) || store.isUnavailable(error) || error instanceof Unsettled
        if (isAway) return false
        throw error
      }
    },
    hasEnded: (tokenHash) => unwritten.has(tokenHash),
  }
}
