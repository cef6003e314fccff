const words = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** First letters of the first and the last word, each a whole grapheme, so that no Malayalam vowel sign is lost. */
export function initialsOf(name: string) {
  const parts = name.trim().split(/\s+/)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends.map((part = '') => firstLetter(part).toLocaleUpperCase()).join('')
}

function firstLetter(word: string) {
  for (const { segment } of words.segment(word)) return segment
  return ''
}
