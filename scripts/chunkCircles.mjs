/** @param {Awaited<ReturnType<typeof import('vite').build>>} built @returns {Map<string, readonly string[]>} each chunk's imports */
export function chunksOf(built) {
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])))
}

/**
 * Chunks that import each other: whichever runs first finds what it needs of the others undefined, without an error.
 * @param {ReadonlyMap<string, readonly string[]>} imports of each chunk
 * @returns {string[] | undefined} the chunks of one circle
 */
export function circleIn(imports) {
  /** @type {Set<string>} */
  const done = new Set()
  /** @param {string} chunk @param {readonly string[]} path @returns {string[] | undefined} */
  function visit(chunk, path) {
    if (path.includes(chunk)) return path.slice(path.indexOf(chunk))
    if (done.has(chunk)) return undefined
    for (const next of imports.get(chunk) ?? []) {
      const found = visit(next, [...path, chunk])
      if (found) return found
    }
    done.add(chunk)
    return undefined
  }
  for (const chunk of imports.keys()) {
    const found = visit(chunk, [])
    if (found) return found
  }
  return undefined
}
