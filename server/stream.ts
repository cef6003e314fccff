/** The chunk type of streams. */
export type Bytes = Uint8Array<ArrayBuffer>

/**
 * Returns a stream that requests the next piece only when it is read, and stops the generator on cancel.
 * @param onEnd called when the stream ends, fails or is cancelled, even before the first read
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

/** Returns the error that ends a client's stream, without the database's message, which may quote personal data. */
export const brokenOff = (what: string) => new Error(`${what} was broken off`)

/** Yields to all other tasks waiting in the event loop. */
export const yieldToOthers = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })

/** Yields the same items, requesting the next one while the current one is processed. */
export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]()
  let next = source.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = source.next()
      // Awaited in the next iteration, if there is one.
      next.catch(() => {})
      yield value
    }
  } finally {
    await source.return?.()
  }
}
