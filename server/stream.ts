/** Bytes that streams take. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Returns a stream that asks for the next piece only when somebody reads, and ends the work when nobody does any more. */
export function streamOf(pieces: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Lets every other task that waits for the thread go first. */
export const yieldToOthers = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
