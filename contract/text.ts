import * as z from 'zod'

/** U+0000 and half surrogate pairs: no database keeps them as text. */
const unsavable = /[\0\p{Surrogate}]/u

/**
 * Text that must be there: trimmed, line ends as \n, not blank, savable, at most `maxLength` UTF-16 units.
 * Every check has its own words, so that no library wording reaches a user.
 * @param label the field's name as the message says it: 'Title' gives 'Title is required'
 */
export function requiredText(label: string, maxLength: number) {
  const required = `${label} is required`
  return z
    .string({ error: required })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(maxLength, `${label} is too long: ${maxLength} characters at most`)
        .refine((text) => !unsavable.test(text), `${label} contains a character that cannot be saved`),
    )
}

/** Removes what {@link requiredText} refuses: a search is never an error. */
export function savable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}

const virama = '\u0D4D'
const zeroWidthJoiner = '\u200D'

/** The Malayalam chillus that older keyboards write as consonant + virama + joiner (Unicode 5.1, chapter 12). */
const chillus: Record<string, string> = {
  '\u0D23': '\u0D7A',
  '\u0D28': '\u0D7B',
  '\u0D30': '\u0D7C',
  '\u0D32': '\u0D7D',
  '\u0D33': '\u0D7E',
  '\u0D15': '\u0D7F',
}

const oldChillu = new RegExp(`([${Object.keys(chillus).join('')}])${virama}${zeroWidthJoiner}`, 'g')

/**
 * Text as searches compare it: composed (NFC), lower case, one spelling for each Malayalam chillu, without
 * zero-width joiners. Two texts that look the same to a reader fold to the same string.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(oldChillu, (_whole, consonant: string) => chillus[consonant] ?? consonant)
    .replace(/[\u200C\u200D]/g, '')
    .normalize('NFC')
}
