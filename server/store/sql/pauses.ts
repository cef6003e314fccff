import { setImmediate } from 'node:timers/promises'

/** Longest time that work on many records holds the thread, apart from one record, in ms. */
const LONGEST_HOLD = 10

/**
 * Returns a function that lets other requests run if the work since the last pause has taken too long: the embedded database
 * runs on the main thread.
 */
export function pauses(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_HOLD) return
    await setImmediate()
    since = performance.now()
  }
}
