import { foldText } from '#contract/text/foldText.ts'
import { normalPhone, phoneDoubt, savedPhone } from '#contract/text/phone.ts'

/** Whether two texts are the same to a form, which trims them and has one kind of line break. */
export const asTyped = (text: string) => text.replace(/\r\n?/g, '\n').trim()

const flags: Record<string, 0 | 1> = { yes: 1, true: 1, on: 1, '1': 1, no: 0, false: 0, off: 0, '0': 0 }

/** Returns 1 or 0; undefined for a blank cell, other texts as they are. */
export function flagIn(text: string): 0 | 1 | string | undefined {
  const word = foldText(text.trim())
  return word === '' ? undefined : (flags[word] ?? text)
}

const genders = new Map([
  ['m', 'male'],
  ['boy', 'male'],
  ['f', 'female'],
  ['girl', 'female'],
])

/** Returns a gender in the form's spelling, other texts as they are. */
export function genderIn(text: string): string {
  const word = foldText(text.trim())
  return genders.get(word) ?? word
}

const invisible = /[\u00A0\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/
const shortened = /^\d(?:[.,]\d+)?e\+?\d+$/i

/** Returns what is worth a look in a cell, although a form would take it. */
export function invisibleIn(text: string): string | undefined {
  const [character] = invisible.exec(text.trim()) ?? []
  if (character === undefined) return undefined
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return `Contains an invisible character (U+${code})`
}

/** Returns the number to save for a cell: the one of the record if it is the same. @param stored '' for a new record */
export function phoneIn(text: string, stored: string): string {
  const isSame = text === stored || (stored !== '' && normalPhone(text) === normalPhone(stored))
  return isSame ? stored : savedPhone(text)
}

/** Returns what is worth a look in a cell with a phone number. @param saved by phoneIn @param stored of the record */
export function phoneWarning(text: string, saved: unknown, stored?: unknown): string | undefined {
  if (shortened.test(text.trim()))
    return 'The spreadsheet has shortened this number. Format the column as text and type the number again.'
  if (saved === stored) return undefined
  return saved === text ? phoneDoubt(text) : `Is saved as ${String(saved)}`
}
