import { english } from '#design-system/Words/english.ts'

const plain = 'aeiouycnszdlrtAEIOUYCNSZDLRT'
const accented = 'áéíóúýçñšžđłřţÁÉÍÓÚÝÇÑŠŽĐŁŘŢ'

/** How much longer than English another language may be. */
const GROWTH = 0.3

/** 'Nothing found' becomes '[Ñóţhíñg fóúñđ~~~]': the brackets show whether all of it is visible. */
function pseudoText(text: string) {
  const changed = text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
  return `[${changed}${'~'.repeat(Math.max(0, Math.ceil(text.length * GROWTH) - 2))}]`
}

/** Returns the same words with each text, also of functions, replaced by its pseudo text. */
function pseudo<T extends object>(words: T): T {
  return new Proxy(words, { get: (target, key) => pseudoValue(Reflect.get(target, key)) })
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value)
  if (typeof value === 'function')
    return (...given: unknown[]) => pseudoValue(Reflect.apply(value, undefined, given))
  return typeof value === 'object' && value !== null ? pseudo(value) : value
}

/** The words of all parts in a language that nobody speaks: it shows fixed English texts and places without room. */
export const pseudoWords = pseudo(english)
