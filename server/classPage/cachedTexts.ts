/** Texts that are kept; the one that was made first goes. */
const MOST_CACHED = 100

/** A text, and the same packed. `state` identifies what it was made of. */
export interface CachedText {
  state: string
  text: string
  gzip: ArrayBuffer
}

/**
 * Keeps texts that take long to make, by their names, until their state is another one. What is asked for while it is made is
 * not made again.
 */
export function createCachedTexts() {
  const cache = new Map<string, { state: string; making: Promise<CachedText> }>()

  async function made(state: string, make: () => Promise<string>): Promise<CachedText> {
    const text = await make()
    return { state, text, gzip: await packed(text) }
  }

  return (name: string, state: string, make: () => Promise<string>): Promise<CachedText> => {
    const known = cache.get(name)
    if (known?.state === state) return known.making
    cache.delete(name)
    const [first] = cache.keys()
    if (cache.size >= MOST_CACHED && first !== undefined) cache.delete(first)
    const making = made(state, make)
    const one = { state, making }
    cache.set(name, one)
    // What failed is made again when it is asked for.
    making.catch(() => cache.get(name) === one && cache.delete(name))
    return making
  }
}

const packed = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
