import { millisecondsInDay } from 'date-fns/constants'

/** Looks of a cell: their places in the list of formats in `workbook.ts`. */
const LOOKS = { text: 1, date: 2, title: 3 } as const

export type Look = keyof typeof LOOKS

/** What XML cannot hold or reads as its own, and an underscore that a reader would take for an escape. */
const unfit = /[&<>]|_(?=x[\dA-Fa-f]{4}_)|[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A character as a spreadsheet's own escape: _x0007_ for a bell. Half of a pair is no character, and left out. */
const escaped = (character: string) =>
  /\p{Surrogate}/u.test(character)
    ? ''
    : `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Text for XML and for a spreadsheet's cell, which reads it back as it was (ECMA-376, 22.9.2.19). */
export const fit = (text: string) => text.replace(unfit, (found) => entities[found] ?? escaped(found))

/** Characters that may need an escape, and spaces that XML may drop; most texts have neither, which one search shows. */
const odd = /[^ -%'-;=?-^`-~\u00A1-\u167F\u1681-\u1FFF]|^ | $| {2}/

/** Not parseISO, which takes ten times as long: 0.3 s more for 100,000 students. */
const timeOf = (day: string) => Date.parse(`${day}T00:00Z`)
const DAY_ZERO = timeOf('1899-12-30')
/** Spreadsheets count a 29 February 1900, which never existed, so each program counts days before 1 March differently. */
const FIRST_SAFE_DAY = 61

/** Returns the number by which a spreadsheet knows a day; NaN for a text that is none. @param date YYYY-MM-DD */
const serialOf = (date: string) => (timeOf(date) - DAY_ZERO) / millisecondsInDay

/** Returns one cell of a sheet; nothing for an empty one. @param value of a date: YYYY-MM-DD */
export function cell(column: string, row: string, value: string, look: Look): string {
  if (value === '') return ''
  const day = look === 'date' ? serialOf(value) : Number.NaN
  if (day >= FIRST_SAFE_DAY) return `<c r="${column}${row}" s="${LOOKS.date}"><v>${day}</v></c>`
  // An inline string is text whatever it begins with; the look keeps it so when somebody edits it (@spec 502).
  const style = look === 'date' ? LOOKS.text : LOOKS[look]
  if (!odd.test(value))
    return `<c r="${column}${row}" s="${style}" t="inlineStr"><is><t>${value}</t></is></c>`
  const space = /^\s|\s$|\s\s|\n/.test(value) ? ' xml:space="preserve"' : ''
  return `<c r="${column}${row}" s="${style}" t="inlineStr"><is><t${space}>${fit(value)}</t></is></c>`
}
