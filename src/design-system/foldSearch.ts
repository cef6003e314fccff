/** Malayalam chillus, and the consonants of which they are the vowelless form (Unicode, chapter 12). */
const chillus: Readonly<Record<string, string>> = {
  '\u0D7A': '\u0D23',
  '\u0D7B': '\u0D28',
  '\u0D7C': '\u0D30',
  '\u0D7D': '\u0D32',
  '\u0D7E': '\u0D33',
  '\u0D7F': '\u0D15',
  // The dot reph of older books.
  '\u0D4E': '\u0D30',
}

const VIRAMA = '\u0D4D'

/**
 * Letters that readers take for the same, as Lucene's ArabicNormalizer and PersianNormalizer have them; Malayalam vowels that older
 * keyboards put together (Unicode, chapter 12: "do not use"); Latin letters that do not decompose.
 */
const alike: Readonly<Record<string, string>> = {
  '\u0671': '\u0627',
  '\u0649': '\u064A',
  '\u06CC': '\u064A',
  '\u06D2': '\u064A',
  '\u06A9': '\u0643',
  '\u0629': '\u0647',
  '\u06BE': '\u0647',
  '\u06C1': '\u0647',
  '\u06C3': '\u0647',
  '\u06D5': '\u0647',
  '\u0D07\u0D57': '\u0D08',
  '\u0D09\u0D57': '\u0D0A',
  '\u0D12\u0D3E': '\u0D13',
  '\u0D12\u0D57': '\u0D14',
  '\u0D0E\u0D46': '\u0D10',
  '\u0D57': '\u0D4C',
  '\u0D3B': VIRAMA,
  '\u0D3C': VIRAMA,
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
}

const alikePattern = new RegExp(
  Object.keys(alike)
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'g',
)

/**
 * What is not compared: accents of Latin, Greek and Cyrillic letters, Arabic vowel and reading signs and the lengthening line,
 * apostrophes, the signs ʿ and ʾ of scholarly transcription, and characters that nobody sees.
 */
const dropped =
  /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED'`´\u02B0-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\p{Default_Ignorable_Code_Point}]+/gu

const chilluPattern = new RegExp(`([${Object.keys(chillus).join('')}])${VIRAMA}?`, 'g')

/** The digits 0 of scripts whose digits follow each other. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

const otherDigit = /(?![0-9])\p{Nd}/gu

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
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
    .replace(alikePattern, (letters) => alike[letters] ?? letters)
    .replace(chilluPattern, (_whole, chillu: string) => `${chillus[chillu] ?? chillu}${VIRAMA}`)
    .replace(otherDigit, latinDigit)
}
