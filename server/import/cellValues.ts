import { foldText } from '#contract/foldText.ts'

/** Whether two texts are the same to a form, which trims them and has one kind of line break. */
export const asTyped = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const flags: Record<string, 0 | 1> = { yes: 1, true: 1, on: 1, '1': 1, no: 0, false: 0, off: 0, '0': 0 }

/** Returns 1 or 0; undefined for a blank cell, other texts as they are. */
export function flagIn(text: string): 0 | 1 | string | undefined {
  const word = foldText(text.trim())
  return word === '' ? undefined : (flags[word] ?? text)
}

/** Returns a gender in the form's spelling, other texts as they are. */
export const wordIn = (text: string) => foldText(text.trim())

const invisible = /[\u00A0\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/
const shortened = /^\d(?:[.,]\d+)?e\+?\d+$/i

/** Returns what is worth a look in a cell, although a form would take it. */
export function invisibleIn(text: string): string | undefined {
  const [character] = invisible.exec(text.trim()) ?? []
  if (character === undefined) return undefined
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `Contains an invisible character (U+${code})`
}

/** Returns what may be wrong with a phone number. @param stored the number of the record */
export function phoneWarning(text: string, stored: string | undefined): string | undefined {
  const number = text.trim()
  if (shortened.test(number))
    return 'The spreadsheet has shortened this number. Format the column as text and type the number again.'
  if (!/^\d+$/.test(number)) return undefined
  if (stored === `+${number}`) return 'The + before the number is lost. Format the column as text to keep it.'
  return number.length > 10
    ? 'There is no + before the number. The spreadsheet may have removed it.'
    : undefined
}
