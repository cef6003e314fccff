/** Lets other work of this thread run first: the embedded database runs on the main thread. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers have no `setImmediate`.
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve)
  })
