import type { english } from './english.ts'

/**
 * All fixed texts of the design system, by part. Each part has its English beside it, in `words.ts`, so that a page
 * loads the texts of its own parts only. Another language is one object of this type for the WordsProvider.
 *
 * To add a text: write its English in the part's `words.ts`, and read it with `useWords('part', partWords)`. A text with
 * values is a function, which also chooses the plural and writes numbers.
 */
export type Words = typeof english

/** Some of the words; the others stay English. */
export type SomeWords = { readonly [Part in keyof Words]?: Partial<Words[Part]> }
