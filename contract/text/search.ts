import { foldSearch } from './foldText.ts'
import { searchedDigits } from './phone.ts'

/** The spellings of a word, folded: a text contains the word if it contains one of them. */
export type Spellings = readonly string[]

/** The words of a search: a row matches if its texts contain each of them, in any order. */
export type SearchWords = readonly Spellings[]

/** Fewest digits of a phone number that is searched as a whole. */
const PHONE_DIGITS = 7

/** Fewest letters of a word that tells rows apart. */
const LONG_WORD = 3

const phoneLike = /^[+\d\s()./\p{Pd}]+$/u

/** Letters and a number, as user codes and batch names have them. */
const codeLike = /^\p{L}{1,10}[\s._/\p{Pd}]*\d+$/u

/** Two or three letters, as the initials of a name are typed: `kp`, `p.k.`, `കെപി`. */
const initials = /^(?:\p{L}\p{M}*\.?){2,3}$/u

/** What stands between initials. */
const BETWEEN = ['', '.', ' ', '. ']

/**
 * Returns the readings of a search, which are tried in order until one finds rows. `94470 12341` is a number, however it
 * is spaced, with or without the code of its country or a leading 0. `IHS 1207` is first looked for as it stands and as a code, then as two
 * words; `Division A` first as it stands. Anything else is words in any order; `KP` is at last the initials K.P. or K P. The list is
 * empty if nothing is searched.
 */
export function readingsOf(search: string): SearchWords[] {
  const text = foldSearch(search).trim().replace(/\s+/g, ' ')
  if (text === '') return []
  if (isPhone(text)) return [[spellingsOf(text)]]
  const words = text.split(' ')
  const readings = [words.map(spellingsOf), ...withInitials(words)]
  if (words.length === 1) return readings
  if (codeLike.test(text)) return [[distinct(text, codeOf(text))], ...readings]
  // A short word is in most rows: the text as it stands is what was meant, if it is anywhere.
  const hasShortWord = words.some((word) => Array.from(word).length < LONG_WORD)
  return hasShortWord ? [[[text]], ...readings] : readings
}

/** Returns the reading by which short words are initials, if there is one. */
function withInitials(words: readonly string[]): SearchWords[] {
  if (!words.some((word) => initials.test(word))) return []
  return [
    words.map((word) => {
      const letters = initials.test(word) ? (word.match(/\p{L}\p{M}*/gu) ?? []) : undefined
      return letters ? distinct(word, ...BETWEEN.map((sign) => letters.join(sign))) : spellingsOf(word)
    }),
  ]
}

/** Returns a user code as it is compared: folded, without separators. */
export const codeOf = (code: string) => foldSearch(code).replace(/[\s._/\p{Pd}]+/gu, '')

/** Returns whether a folded text contains every word. */
export const containsWords = (text: string, words: SearchWords) =>
  words.every((spellings) => spellings.some((spelling) => text.includes(spelling)))

function spellingsOf(word: string): Spellings {
  if (isPhone(word)) return distinct(searchedDigits(word), word)
  return /\d/.test(word) && !word.includes('@') ? distinct(word, codeOf(word) || word) : [word]
}

const isPhone = (text: string) => phoneLike.test(text) && text.replace(/\D+/g, '').length >= PHONE_DIGITS

const distinct = (...spellings: string[]): Spellings => [...new Set(spellings)]
