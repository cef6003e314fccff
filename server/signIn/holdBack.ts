import { Refusal } from '#server/refusal.ts'

/** Range of the delay of a rejection, in ms. Random, so that clients do not retry in step. */
const SHORTEST = 250
const LONGEST = 750

/** Maximum number of delayed rejections; any more are sent immediately. */
const MOST_HELD = 500

/**
 * Delays rejections (429, 503), so that an attacker sends a few requests per second over each connection, not thousands that
 * delay others.
 * @param pause resolves after the given ms
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
