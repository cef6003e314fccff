import { foldSearch } from '#design-system/foldSearch.ts'

/** An option of a select, combo box or multi-select. */
export interface Option {
  /** Value in the form data; unique and not empty. */
  id: string
  /** Label, also matched by type-ahead. */
  name: string
  /** Smaller text at the end of the line, or below a long name: '24 students'. */
  detail?: string
}

/** Returns a predicate: whether a name contains the typed text. Folded names are cached. */
export function optionFilter() {
  const folded = new Map<string, string>()
  let typed = { text: '', folded: '' }

  return (name: string, text: string) => {
    if (typed.text !== text) typed = { text, folded: foldSearch(text.trim()) }
    let known = folded.get(name)
    if (known === undefined) folded.set(name, (known = foldSearch(name)))
    return known.includes(typed.folded)
  }
}
