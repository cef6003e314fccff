/** Bytes that streams take. */
export type Bytes = Uint8Array<ArrayBuffer>

/**
 * Returns a stream that makes the next piece only on demand, and stops when the client cancels.
 * @param onEnd called once it was read to its end, has failed or was cancelled, even before it was begun
 */
export function streamOf(pieces: AsyncGenerator<Bytes>, onEnd = () => {}): ReadableStream<Bytes> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next()
          if (!done) return controller.enqueue(value)
          onEnd()
          controller.close()
        } catch (error) {
          onEnd()
          throw error
        }
      },
      async cancel() {
        onEnd()
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The error that ends a client's stream: without the database's message, which may quote personal data. */
export const brokenOff = (what: string) => new Error(`${what} was broken off`)

/** Lets every other task that waits for the thread go first. */
export const yieldToOthers = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Yields the same items, each of which is asked for while the one before it is worked on. */
export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]()
  let next = source.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = source.next()
      // It is awaited in the next round, if there is one.
      next.catch(() => {})
      yield value
    }
  } finally {
    await source.return?.()
  }
}
