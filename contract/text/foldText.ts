export { foldSearch } from '#design-system/foldSearch.ts'

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
 * Returns a text composed (NFC), in lower case, with one spelling for each Malayalam chillu and without zero-width joiners.
 * Searches take more for the same: see `foldSearch`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(oldChillu, (_whole, consonant: string) => chillus[consonant] ?? consonant)
    .replace(/[\u200C\u200D]/g, '')
    .normalize('NFC')
}

/**
 * Returns the form in which names and codes that must be unique are compared: folded, with one space for any blanks between words,
 * and without the characters that nobody sees. Texts that look the same become the same.
 */
export const uniqueKey = (text: string): string =>
  inOneLine(
    foldText(text)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFC'),
  )

/** Returns a text with one space for any blanks and line breaks between words, and none around it. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
