import { LRUCache } from 'lru-cache'
import { Refusal } from '#server/refusal.ts'
import type { AttemptLimit, Try } from '#server/store/accountStore.ts'

const MINUTE = 60_000

/**
 * Attempts allowed in 5 minutes. Guessing one name from many addresses reaches the limit of the name: at most 91 attempts in
 * any hour, plus 7 each time the owner signs in on a new browser. A browser that signed in to the account before is counted
 * only by its own limit, so neither guessing nor a busy address locks its owner out. The one exception is a network that sends
 * many forged cookies: see `deviceLooks.ts`.
 */
const limits: Record<'address' | 'addressAndName' | 'name' | 'device' | 'account', AttemptLimit> = {
  address: { most: 40, windowMs: 5 * MINUTE },
  addressAndName: { most: 4, windowMs: 5 * MINUTE },
  name: { most: 7, windowMs: 5 * MINUTE },
  device: { most: 7, windowMs: 5 * MINUTE },
  account: { most: 7, windowMs: 5 * MINUTE },
}

/** The limits that count an attempt. */
export interface Counted {
  tries: Try[]
  /** Keys that a successful sign-in clears. */
  cleared: string[]
}

/** Limits of a browser that never signed in to the account. @param name as a digest */
export function byNetwork(network: string, name: string): Counted {
  const pair = { key: `pair ${network} ${name}`, limit: limits.addressAndName }
  const own = { key: `name ${name}`, limit: limits.name }
  return {
    tries: [{ key: `address ${network}`, limit: limits.address }, pair, own],
    cleared: [pair.key, own.key],
  }
}

/** Whether a window counts attempts at all names together. */
export const isOfAllNames = (key: string) => key.startsWith('address ')

/** Limits of a browser that signed in to the account before. @param device as a digest */
export function byDevice(device: string): Counted {
  const key = `device ${device}`
  return { tries: [{ key, limit: limits.device }], cleared: [key] }
}

/** Limits of passwords and codes that a person with a session gives. Sign-ins of others cannot use them up. */
export const ofAccount = (id: number): Try[] => [{ key: `account ${id}`, limit: limits.account }]

/** Returns the refusal of an attempt above a limit. */
export function tooMany(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000)
  return new Refusal(429, `Too many attempts. Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
    body: { success: false },
  })
}

/** A window without attempts left. */
export interface Full {
  key: string
  /** In ms since 1970. */
  endsAt: number
  /** The name shown in the audit trail. */
  login: string
}

/** Far more than can fill up in one window, because each costs password checks. */
const max = 10_000

/**
 * Caches the full windows of the store, so that further attempts are rejected without a query, except the cookie lookup in
 * `deviceLooks.ts`. Each server has its own cache; the store has all windows.
 */
export function createFullWindows() {
  const windows = new LRUCache<string, Full>({ max })
  return {
    /** Returns the first full window of these attempts. */
    find(tries: Try[], now: number): Full | undefined {
      for (const { key, limit } of tries) {
        const full = windows.get(key)
        // A window that ends later than possible was counted by a wrong clock.
        if (full && full.endsAt > now && full.endsAt <= now + limit.windowMs) return full
        windows.delete(key)
      }
      return undefined
    },
    keep(full: Full) {
      windows.set(full.key, full)
    },
  }
}
