const WINDOW = 5 * 60_000

/** Cookies of one network that may turn out unknown in a window. */
const MOST_UNKNOWN = 40

/** Of networks, and of browsers. */
const MOST_KEPT = 10_000

/** A browser that signs in under a name, as digests. */
interface Look {
  device: string
  nameDigest: string
}

const keyOf = ({ device, nameDigest }: Look) => `${device} ${nameDigest}`

/**
 * Whether a browser's cookie is worth a look into the database. A network that sends many that are unknown has none of
 * its cookies looked up for the rest of 5 minutes, but for those of browsers that this server knows already.
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
      // The networks that were met last are kept.
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
