/** Different wrong addresses that one network may try in a window. */
const MOST_WRONG = 50

/** Requests of one network to one page in a window: a class of 300 behind one address stays far below. */
const MOST_ASKED = 20_000

/** In ms. */
const WINDOW = 10 * 60_000

/** Entries in each table; the oldest is dropped. */
const MOST_KEPT = 5000

interface Counted {
  endsAt: number
  digests: Set<string>
}

/**
 * Slows guessing of addresses. A network that tried many different wrong ones is refused every address but those that it opened
 * before, right or wrong alike, so a guesser learns nothing while people who have the page behind the same network keep it. Old
 * addresses count once however often they are opened, so a group that was given a new one is not a guesser.
 */
export function createGuesses() {
  const wrong = new Map<string, Counted>()
  const asked = new Map<string, { endsAt: number; count: number }>()

  function current<T extends { endsAt: number }>(table: Map<string, T>, key: string, now: number) {
    const found = table.get(key)
    // A window that ends later than possible was counted by a wrong clock.
    if (found && found.endsAt > now && found.endsAt <= now + WINDOW) return found
    table.delete(key)
    return undefined
  }

  function keep<T>(table: Map<string, T>, key: string, value: T) {
    const [first] = table.keys()
    if (table.size >= MOST_KEPT && first !== undefined) table.delete(first)
    table.set(key, value)
    return value
  }

  return {
    /** Returns how long a request must wait, in ms; undefined if it may go on. */
    waitFor(network: string, digest: string, now: number): number | undefined {
      const pair = current(asked, `${network} ${digest}`, now)
      if (pair) return pair.count >= MOST_ASKED ? pair.endsAt - now : undefined
      const tried = current(wrong, network, now)
      return tried && tried.digests.size >= MOST_WRONG ? tried.endsAt - now : undefined
    },

    wrong(network: string, digest: string, now: number): void {
      const endsAt = now + WINDOW
      const tried = current(wrong, network, now) ?? keep(wrong, network, { endsAt, digests: new Set() })
      if (tried.digests.size < MOST_WRONG) tried.digests.add(digest)
    },

    right(network: string, digest: string, now: number): void {
      const key = `${network} ${digest}`
      const pair = current(asked, key, now) ?? keep(asked, key, { endsAt: now + WINDOW, count: 0 })
      pair.count += 1
    },
  }
}
