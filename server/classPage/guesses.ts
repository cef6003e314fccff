import { LRUCache } from 'lru-cache'

/** Different wrong addresses of one network that are answered in a window. */
const MOST_WRONG = 50

/** Requests of one network for one page, and for its feed, in a window: a class of 300 behind one address stays far below. */
const MOST_ASKED = { page: 20_000, feed: 1000 }

/** In ms. */
const WINDOW = 10 * 60_000

/** Entries in each table. */
const max = 5000

/**
 * Slows who tries wrong addresses: a network that tried many different ones is refused further wrong ones. Right ones are always
 * answered: thousands of phones may share the address of a carrier, and nobody guesses 128 random bits. Old addresses count once
 * however often they are opened, so a group that was given a new one is not a guesser.
 */
export function createGuesses() {
  const wrong = new LRUCache<string, { endsAt: number; digests: Set<string> }>({ max })
  const asked = new LRUCache<string, { endsAt: number; count: number }>({ max })

  /** Returns the present window of a key, or a new one. */
  function windowOf<T extends { endsAt: number }>(
    table: LRUCache<string, T>,
    key: string,
    now: number,
    fresh: T,
  ) {
    const found = table.get(key)
    // A window that ends later than possible was counted by a wrong clock.
    if (found && found.endsAt > now && found.endsAt <= now + WINDOW) return found
    table.set(key, fresh)
    return fresh
  }

  return {
    /** Counts a wrong address. Returns how long the network must wait, in ms; undefined if it is answered. */
    wrong(network: string, digest: string, now: number): number | undefined {
      const fresh = { endsAt: now + WINDOW, digests: new Set<string>() }
      const { digests, endsAt } = windowOf(wrong, network, now, fresh)
      if (digests.size >= MOST_WRONG && !digests.has(digest)) return endsAt - now
      digests.add(digest)
      return undefined
    },

    /** Counts a request for a page or its feed. Returns how long it must wait, in ms; undefined if it is answered. */
    right(what: keyof typeof MOST_ASKED, network: string, digest: string, now: number): number | undefined {
      const key = `${what} ${network} ${digest}`
      const pair = windowOf(asked, key, now, { endsAt: now + WINDOW, count: 0 })
      pair.count += 1
      return pair.count > MOST_ASKED[what] ? pair.endsAt - now : undefined
    },
  }
}
