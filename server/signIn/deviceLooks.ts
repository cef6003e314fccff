const WINDOW = 5 * 60_000

/** Maximum unknown cookies of one network in a window. */
const MOST_UNKNOWN = 40

/** Maximum number of remembered networks, and of browsers. */
const MOST_KEPT = 10_000

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
  const known = new Set<string>()
  const unknown = new Map<string, { count: number; endsAt: number }>()

  function windowOf(network: string, now: number) {
    const window = unknown.get(network)
    return window && window.endsAt > now && window.endsAt <= now + WINDOW ? window : undefined
  }

  return {
    isWorthIt(look: Look, network: string, now: number) {
      return known.has(keyOf(look)) || (windowOf(network, now)?.count ?? 0) < MOST_UNKNOWN
    },
    keepKnown(look: Look) {
      const key = keyOf(look)
      known.delete(key)
      known.add(key)
      dropFirst(known)
    },
    countUnknown(look: Look, network: string, now: number) {
      known.delete(keyOf(look))
      const window = windowOf(network, now) ?? { count: 0, endsAt: now + WINDOW }
      // Keeps the most recently seen networks.
      unknown.delete(network)
      unknown.set(network, { ...window, count: window.count + 1 })
      dropFirst(unknown)
    },
  }
}

function dropFirst(kept: Set<string> | Map<string, unknown>) {
  const [first] = kept.keys()
  if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first)
}
