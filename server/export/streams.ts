/** Bytes that streams take. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A stream that asks for the next piece only when somebody reads, and ends the work when nobody does any more. */
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

/** The pieces, deflated (RFC 1951), as fast as they are asked for. */
export async function* deflated(pieces: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const reader = readable.getReader()
  // A failure is heard where the stream is read.
  feed(pieces, writable.getWriter()).catch(() => {})
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel()
  }
}

async function feed(pieces: AsyncIterable<Bytes>, writer: WritableStreamDefaultWriter<Bytes>) {
  try {
    for await (const piece of pieces) await writer.write(piece)
    await writer.close()
  } catch (error) {
    await writer.abort(error)
  }
}

/** Lets everything else that waits have its turn. */
export const breath = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
