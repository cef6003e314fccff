import type { AttemptLimit, Try } from '#server/store/accountStore.ts'

const MINUTE = 60_000

/**
 * How often a password may be tried in 5 minutes. Guessing from many addresses at one name fills the name's
 * own limit (at most 91 tries in any hour, and 7 more for each time that its owner signs in on a new browser);
 * a browser that signed in to the account before has a limit of its own and asks no other, so neither guessing nor a
 * busy address locks its owner out. `deviceLooks.ts` has the one exception: browsers in a network that sends made-up
 * cookies in numbers.
 */
const limits: Record<'address' | 'addressAndName' | 'name' | 'device', AttemptLimit> = {
  address: { most: 40, windowMs: 5 * MINUTE },
  addressAndName: { most: 4, windowMs: 5 * MINUTE },
  name: { most: 7, windowMs: 5 * MINUTE },
  device: { most: 7, windowMs: 5 * MINUTE },
}

/** The keys under which a try is counted. */
export interface Counted {
  tries: Try[]
  /** The keys that a successful sign-in clears. */
  cleared: string[]
}

/** Returns the keys for an unknown browser. @param name as a digest */
export function byNetwork(network: string, name: string): Counted {
  const pair = { key: `pair ${network} ${name}`, limit: limits.addressAndName }
  const own = { key: `name ${name}`, limit: limits.name }
  return {
    tries: [{ key: `address ${network}`, limit: limits.address }, pair, own],
    cleared: [pair.key, own.key],
  }
}

/** Whether a key counts the tries at all names together. */
export const isOfAllNames = (key: string) => key.startsWith('address ')

/** Returns the keys for a browser that has signed in to the account before. @param device as a digest */
export function byDevice(device: string): Counted {
  const key = `device ${device}`
  return { tries: [{ key, limit: limits.device }], cleared: [key] }
}

/** A window in which no try is left. */
export interface Full {
  key: string
  /** In ms since 1970. */
  endsAt: number
  /** The subject of the audit entry. */
  login: string
}

/** Far more than can fill up in one window, as each takes several password checks. */
const MOST_KEPT = 10_000

/**
 * A cache of full windows: further tries are refused without asking the store, except whether a cookie is a known
 * browser's (see `deviceLooks.ts`). Each server has its own cache; the store knows all windows.
 */
export function createFullWindows() {
  const windows = new Map<string, Full>()
  return {
    /** The first of these windows that is full. */
    find(tries: Try[], now: number): Full | undefined {
      for (const { key, limit } of tries) {
        const full = windows.get(key)
        // One that ends later than it could was counted by a clock that was wrong.
        if (full && full.endsAt > now && full.endsAt <= now + limit.windowMs) return full
        windows.delete(key)
      }
      return undefined
    },
    keep(full: Full) {
      // All windows are equally long: the first that was kept is the first to end.
      const [first] = windows.keys()
      if (windows.size >= MOST_KEPT && first !== undefined) windows.delete(first)
      windows.set(full.key, full)
    },
  }
}
