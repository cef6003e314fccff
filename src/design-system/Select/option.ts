/** One entry to choose from. */
export interface Option {
  /** Sent in the form's data; unique, not empty. */
  id: string
  /** Shown, and what type-ahead finds. */
  name: string
  /** Smaller, at the end of the line: '24 students'. */
  detail?: string
}

/** Without case and accents, so that 'aysha' finds 'Āysha'; vowel signs of other scripts stay. */
function fold(text: string) {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/g, '')
    .toLowerCase()
}

/** Nothing to take off, as in most names. */
const plain = /^[ -~]*$/

/** Returns a test whether a name contains the typed text. It folds each name once, so thousands stay fast. */
export function optionFilter() {
  const folded = new Map<string, string>()
  let typed = { text: '', folded: '' }

  return (name: string, text: string) => {
    if (typed.text !== text) typed = { text, folded: fold(text.trim()) }
    let known = folded.get(name)
    if (known === undefined) folded.set(name, (known = fold(name)))
    return known.includes(typed.folded)
  }
}
