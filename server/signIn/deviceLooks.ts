import { LRUCache } from 'lru-cache'

const WINDOW = 5 * 60_000

/** Maximum unknown cookies of one network in a window. */
const MOST_UNKNOWN = 40

/** Maximum number of remembered networks, and of browsers: those that were seen last. */
const max = 10_000

/** A browser and the name it signs in with, as digests. */
interface Look {
  device: string
  nameDigest: string
}

const keyOf = ({ device, nameDigest }: Look) => `${device} ${nameDigest}`

/**
 * Decides whether to look up a browser's cookie in the database. If a network sends too many unknown cookies, only browsers
 * that this server already knows are looked up for that network until its window of 5 minutes ends.
 */
export function createDeviceLooks() {
  const known = new LRUCache<string, true>({ max })
  const unknown = new LRUCache<string, { count: number; endsAt: number }>({ max })

  function windowOf(network: string, now: number) {
    const window = unknown.get(network)
    return window && window.endsAt > now && window.endsAt <= now + WINDOW ? window : undefined
  }

  return {
    isWorthIt(look: Look, network: string, now: number) {
      return known.has(keyOf(look)) || (windowOf(network, now)?.count ?? 0) < MOST_UNKNOWN
    },
    keepKnown(look: Look) {
      known.set(keyOf(look), true)
    },
    countUnknown(look: Look, network: string, now: number) {
      known.delete(keyOf(look))
      const window = windowOf(network, now) ?? { count: 0, endsAt: now + WINDOW }
      unknown.set(network, { ...window, count: window.count + 1 })
    },
  }
}
