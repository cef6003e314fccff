import { Refusal } from '#server/refusal.ts'

/** Delay of a refusal, in ms; it varies, so that clients do not retry at the same time. */
const SHORTEST = 250
const LONGEST = 750

/** How many wait; beyond, they are answered at once. */
const MOST_HELD = 500

/**
 * Delays refusals (429, 503), so that an attacker sends a few requests a second over each connection, instead of
 * thousands that others would queue behind.
 * @param pause resolves after so many ms
 */
export function createHoldBack(pause: (ms: number) => Promise<unknown>) {
  let held = 0

  return async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      const mayWait = error instanceof Refusal && (error.status === 429 || error.status === 503)
      if (mayWait && held < MOST_HELD) {
        held += 1
        await pause(SHORTEST + Math.random() * (LONGEST - SHORTEST))
        held -= 1
      }
      throw error
    }
  }
}
