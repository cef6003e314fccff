let graphemes: Intl.Segmenter | undefined

/** Returns the first letters of the first and last word, as whole graphemes, so that Malayalam vowel signs are kept. */
export function initialsOf(name: string) {
  const parts = name.trim().split(/\s+/)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends.map((part = '') => firstLetter(part).toLocaleUpperCase()).join('')
}

function firstLetter(word: string) {
  // Made when first used, as it takes a phone some time.
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}
