/** Lets other work of this thread run first: the embedded database runs on the main thread. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers have no `setImmediate`.
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve)
  })

/** Longest time that work on many rows holds the thread, apart from one statement, in ms. */
const LONGEST_HOLD = 10

let since = 0

/** Lets other requests run if work on many rows has taken long: the embedded database runs on the main thread. */
export async function pause(): Promise<void> {
  if (performance.now() - since < LONGEST_HOLD) return
  await nextTurn()
  since = performance.now()
}
