const VIRAMA = '\u0D4D'

/** Returns the letters of one text by those in the same place of another. */
const byPlace = (from: string, to: string) =>
  new Map(Array.from(from).map((letter, place) => [letter, to[place] ?? '']))

/** Malayalam chillus, and the consonants of which they are the vowelless form (Unicode, chapter 12); at the end, the dot reph. */
const chillus = byPlace('ൺൻർൽൾൿൎ', 'ണനരലളകര')

/**
 * Letters that readers take for the same: Arabic and Persian ones as Lucene's ArabicNormalizer and PersianNormalizer have them,
 * Malayalam signs, and Latin letters that do not decompose.
 */
const letters = byPlace('ٱىیےکةھہۃە\u0D57\u0D3B\u0D3Cıøđðł', `ايييكههههه\u0D4C${VIRAMA}${VIRAMA}ioddl`)

/** The same for several letters: Malayalam vowels that older keyboards put together (Unicode, chapter 12, "do not use"). */
const groups = new Map([
  ['ഇ\u0D57', 'ഈ'],
  ['ഉ\u0D57', 'ഊ'],
  ['ഒ\u0D3E', 'ഓ'],
  ['ഒ\u0D57', 'ഔ'],
  ['എ\u0D46', 'ഐ'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

const alike = new RegExp([...groups.keys(), ...letters.keys()].join('|'), 'g')
const anyChillu = new RegExp(`([${[...chillus.keys()].join('')}])${VIRAMA}?`, 'g')

/**
 * What is not compared: accents of Latin, Greek and Cyrillic letters, Arabic vowel and reading signs and the lengthening line,
 * apostrophes, the signs ʿ and ʾ of scholarly transcription, and characters that nobody sees.
 */
const dropped =
  /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED'`´\u02B0-\u02CB\u2018-\u201B\u2032\u2035\p{Default_Ignorable_Code_Point}]/gu

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Returns the value of a digit of any script: the ten of a script follow each other. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(code - value - 1)) value += 1
  return String(value % 10)
}

/** Text that folds to its lower case, like most. */
const plain = /^[ -&(-_a-~]*$/

/**
 * Returns a text in the form in which searches compare it, so that it is found however it is spelled: in any letter case, with
 * or without accents, Arabic vowel signs and hamzas, in each of the spellings of Malayalam, with digits of any script. Signs of
 * Malayalam vowels are letters and stay. Each letter with its signs is folded on its own, whatever follows.
 */
export function foldSearch(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(dropped, '')
    .normalize('NFC')
    .replace(alike, (found) => groups.get(found) ?? letters.get(found) ?? found)
    .replace(anyChillu, (_whole, chillu: string) => `${chillus.get(chillu)}${VIRAMA}`)
    .replace(/\p{Nd}/gu, digitValue)
}
