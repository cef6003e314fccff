import { LRUCache } from 'lru-cache'

/** Texts that are kept. */
const max = 100

/** A text, and the same packed. */
export interface CachedText {
  text: string
  gzip: ArrayBuffer
}

/**
 * Keeps texts that take long to make, by their names, until the state of what they were made of is another one. What is asked for
 * while it is made is not made again.
 */
export function createCachedTexts() {
  const cache = new LRUCache<string, { state: string; making: Promise<CachedText> }>({ max })

  return (name: string, state: string, make: () => Promise<string>): Promise<CachedText> => {
    const known = cache.get(name)
    if (known?.state === state) return known.making
    const making = make().then(async (text) => ({ text, gzip: await packed(text) }))
    const one = { state, making }
    cache.set(name, one)
    // What failed is made again when it is asked for.
    making.catch(() => cache.peek(name) === one && cache.delete(name))
    return making
  }
}

const packed = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
