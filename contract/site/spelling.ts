import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile'
import { foldSearch } from '#contract/text/foldText.ts'
import { isSeen } from '#contract/text/seenText.ts'

// Texts are copied from chats and letters, with blanks and marks that nobody sees.

/** Returns a link or an e-mail address without what is not seen around it. */
export function bareAddress(text: string): string {
  const letters = Array.from(text)
  return letters.slice(letters.findIndex(isSeen), letters.findLastIndex(isSeen) + 1).join('')
}

/** A number as the content has it: '+91 00000 00001'. */
export const phoneForm = /^\+\d[\d ]{7,18}$/

/** A longer text is no number. */
const MOST_LETTERS = 60

/** Fewest and most digits of a number with the code of its country. */
const DIGITS = { fewest: 8, most: 15 } as const

/**
 * Returns a telephone number as the content has it, however it is spelled. What is no number is returned as it is, and so is one
 * without the code of a country if that is not given.
 * @param country of numbers without a code
 */
export function phoneInForm(text: string, country?: CountryCode): string {
  if (text.length > MOST_LETTERS) return text
  const folded = foldSearch(text).replace(/\s+/g, ' ').trim()
  if (phoneForm.test(folded) && folded.includes(' ')) return folded
  const number = parsePhoneNumberFromString(folded, {
    ...(country && { defaultCountry: country }),
    extract: false,
  })
  if (number?.ext !== undefined) return text
  if (number?.isValid()) return number.formatInternational()
  if (!folded.startsWith('+')) return number?.isPossible() ? number.formatInternational() : text
  // A number that nobody can have, such as one of a sample, keeps its groups.
  const grouped = `+${folded
    .slice(1)
    .replace(/[\s().\-/‐-―−]+/gu, ' ')
    .trim()}`
  const digits = grouped.replace(/\D/g, '').length
  return /^\+[\d ]+$/.test(grouped) && digits >= DIGITS.fewest && digits <= DIGITS.most ? grouped : text
}
