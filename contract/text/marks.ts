import { foldSearch } from './foldText.ts'
import { readingsOf, type SearchWords, type Spellings } from './search.ts'

/** A part of a text, in UTF-16 units: the end is the first unit after it. */
export interface TextRange {
  start: number
  end: number
}

/** Letters with the signs that belong to them. */
const clusters = /\P{M}[\p{M}\u200C\u200D]*|\p{M}+/gu
const separator = /^[\s._/()+-]+$/
/** In these scripts letters join, so the whole word is marked. */
const joined = /[\p{Script=Malayalam}\p{Script=Arabic}]/u
const ofWord = /[\p{L}\p{M}\p{N}\u200C\u200D]/u

/** Fewest units of a code or number that is also found across separators. */
const LONG_CODE = 4

/**
 * Returns a function that finds what a search has matched in a text of its rows. Of the search's readings it takes the first
 * that explains a row.
 * @param rows the searched texts of each row
 */
export function markerOf(search: string, rows: readonly (readonly string[])[]) {
  const readings = readingsOf(search)
  const explains = (words: SearchWords) =>
    rows.some((texts) =>
      words.every((spellings) => texts.some((text) => placesOf(folded(text), spellings).length > 0)),
    )
  const words = readings.find(explains) ?? readings.at(-1) ?? []
  return (text: string): TextRange[] => {
    if (words.length === 0) return []
    const shape = folded(text)
    return merged(words.flatMap((spellings) => placesOf(shape, spellings)).map((range) => whole(text, range)))
  }
}

interface Folded {
  text: string
  /** The range in the original of each unit of the text. */
  ranges: TextRange[]
}

function folded(original: string): Folded {
  let text = ''
  const ranges: TextRange[] = []
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const part = foldSearch(cluster)
    text += part
    for (let unit = 0; unit < part.length; unit += 1)
      ranges.push({ start: index, end: index + cluster.length })
  }
  return { text, ranges }
}

/** Returns where a text contains one of the spellings; codes and numbers also with separators in between. */
function placesOf(shape: Folded, spellings: Spellings): TextRange[] {
  const plain = spellings.flatMap((spelling) => occurrences(shape, spelling))
  if (plain.length > 0) return plain
  const codes = spellings.filter((spelling) => spelling.length >= LONG_CODE && /\d/.test(spelling))
  if (codes.length === 0) return []
  const bare = withoutSeparators(shape)
  return codes.flatMap((code) => occurrences(bare, code))
}

function withoutSeparators({ text, ranges }: Folded): Folded {
  const kept = ranges.flatMap((range, unit) =>
    separator.test(text[unit] ?? '') ? [] : [{ range, unit: text[unit] ?? '' }],
  )
  return { text: kept.map(({ unit }) => unit).join(''), ranges: kept.map(({ range }) => range) }
}

function occurrences({ text, ranges }: Folded, word: string): TextRange[] {
  const found: TextRange[] = []
  if (word === '') return found
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const [first, last] = [ranges[at], ranges[at + word.length - 1]]
    if (first && last) found.push({ start: first.start, end: last.end })
  }
  return found
}

/** Widens a range in a script with joined letters to whole words. */
function whole(text: string, { start, end }: TextRange): TextRange {
  if (!joined.test(text.slice(start, end))) return { start, end }
  let [from, to] = [start, end]
  while (from > 0 && ofWord.test(text.charAt(from - 1))) from -= 1
  while (to < text.length && ofWord.test(text.charAt(to))) to += 1
  return { start: from, end: to }
}

/** Returns the ranges in order; those that overlap or touch are one. */
function merged(ranges: readonly TextRange[]): TextRange[] {
  const all: TextRange[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else all.push({ ...range })
  }
  return all
}
