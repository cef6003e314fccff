import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Letters of all texts that are kept. */
const MOST_LETTERS = 20_000_000

const packed = promisify(gzip)

/** A text, and the same packed. `state` identifies what it was made of. */
export interface KeptText {
  state: string
  text: string
  gzip: Buffer
}

/**
 * Keeps texts that take long to make, by their names, until their state is another one. What is asked for while it is made is
 * not made again.
 */
export function createKeptTexts() {
  const kept = new LRUCache<string, KeptText>({
    maxSize: MOST_LETTERS,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  const making = new Map<string, Promise<KeptText>>()

  async function made(name: string, state: string, make: () => Promise<string>): Promise<KeptText> {
    const text = await make()
    const one = { state, text, gzip: await packed(text) }
    kept.set(name, one)
    return one
  }

  return async (name: string, state: string, make: () => Promise<string>): Promise<KeptText> => {
    const known = kept.get(name)
    if (known?.state === state) return known
    const key = `${name} ${state}`
    const begun = making.get(key) ?? made(name, state, make).finally(() => making.delete(key))
    making.set(key, begun)
    return begun
  }
}
