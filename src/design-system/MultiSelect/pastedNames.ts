import { foldSearch } from '#design-system/foldSearch.ts'
import type { Option } from '#design-system/Select/option.ts'

/** Cells and rows of a spreadsheet, and lists of names that have commas in them; among them the Arabic semicolon. */
const ends = /[\n\r\t;؛]+/
/** What else separates names, unless a name contains it; among them the Arabic comma. */
const commas = /[,،]/

interface PastedNames {
  /** Ids of the options that are meant, each once. */
  ids: string[]
  /** The names of no option, or of several, each once. */
  others: string[]
}

const namesIn = (text: string, separator: RegExp) => text.split(separator).map((name) => name.trim())

/** Returns what a pasted list of names means, or undefined if the text is no list. Names are compared as a search does, after their spelling. */
export function readPasted(text: string, options: readonly Option[]): PastedNames | undefined {
  const pieces = namesIn(text, ends).filter(Boolean)
  if (pieces.length < 2 && !commas.test(text)) return undefined
  const idOf = finder(options)
  const haveCommas = options.some(({ name }) => commas.test(name))
  const ids = new Set<string>()
  const others = new Set<string>()
  for (const piece of pieces) {
    const isName = haveCommas && idOf(piece) !== undefined
    const names = isName ? [piece] : namesIn(piece, commas).filter(Boolean)
    for (const name of names) {
      const id = idOf(name)
      if (id === undefined) others.add(name)
      else ids.add(id)
    }
  }
  return { ids: [...ids], others: [...others] }
}

/** Returns a function that finds the id of the only option with a name. Most are spelled alike: folding takes far longer. */
function finder(options: readonly Option[]) {
  const asSpelled = idsBy((name) => name, options)
  let folded: ReadonlyMap<string, string | undefined> | undefined
  return (name: string) => {
    if (asSpelled.has(name)) return asSpelled.get(name)
    folded ??= idsBy(foldSearch, options)
    return folded.get(foldSearch(name))
  }
}

/** Returns ids by keys of the names; undefined where several options have the key. */
function idsBy(keyOf: (name: string) => string, options: readonly Option[]) {
  const ids = new Map<string, string | undefined>()
  for (const { id, name } of options) {
    const key = keyOf(name.trim())
    ids.set(key, ids.has(key) ? undefined : id)
  }
  return ids
}
