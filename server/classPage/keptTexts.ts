/** Texts that are kept; the one that was made first goes. */
const MOST_KEPT = 100

/** A text, and the same packed. `state` identifies what it was made of. */
export interface KeptText {
  state: string
  text: string
  gzip: ArrayBuffer
}

/**
 * Keeps texts that take long to make, by their names, until their state is another one. What is asked for while it is made is
 * not made again.
 */
export function createKeptTexts() {
  const kept = new Map<string, { state: string; making: Promise<KeptText> }>()

  async function made(state: string, make: () => Promise<string>): Promise<KeptText> {
    const text = await make()
    return { state, text, gzip: await packed(text) }
  }

  return (name: string, state: string, make: () => Promise<string>): Promise<KeptText> => {
    const known = kept.get(name)
    if (known?.state === state) return known.making
    kept.delete(name)
    const [first] = kept.keys()
    if (kept.size >= MOST_KEPT && first !== undefined) kept.delete(first)
    const making = made(state, make)
    const one = { state, making }
    kept.set(name, one)
    // What failed is made again when it is asked for.
    making.catch(() => kept.get(name) === one && kept.delete(name))
    return making
  }
}

const packed = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
