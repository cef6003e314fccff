import { foldSearch } from './foldText.ts'
import type { Order } from './sorting.ts'

/** Maximum length of a sort key in UTF-16 units, so that every key fits into an index. */
const MAX_KEY = 500

/** Functions that return the sort keys of a row, by their names in `sort`. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => string>>

/**
 * Returns the key by which a text is sorted: folded as searches are, with one space for separators, and with numbers by their
 * value: 'Batch 9' comes before 'batch-10'.
 */
export function sortKey(text: string): string {
  return foldSearch(text)
    .replace(/[\s._/-]+/g, ' ')
    .trim()
    .replace(/\d+/g, byValue)
    .slice(0, MAX_KEY)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** Writes the number of digits before a number, so that longer numbers sort after shorter ones. */
function byValue(digits: string): string {
  const number = digits.replace(/^0+(?=\d)/, '')
  return String(Math.min(number.length, 99)).padStart(2, '0') + number
}

/** Compares sort keys by code point, which is how both databases compare them. */
export function compareKeys(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left !== right) return rank(left) - rank(right)
  }
  return one.length - other.length
}

/** UTF-16 has surrogates, which stand for the last code points, before U+E000. */
const rank = (unit: number) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit)

/** Returns a comparison of rows by an order, and by id among equal keys. */
export function comparing<Row>(
  { key, isDescending }: Order,
  keys: SortKeys<Row>,
  idOf: (row: Row) => number,
): (one: Row, other: Row) => number {
  const keyOf = keys[key] ?? (() => '')
  const direction = isDescending ? -1 : 1
  return (one, other) => direction * (compareKeys(keyOf(one), keyOf(other)) || idOf(one) - idOf(other))
}
