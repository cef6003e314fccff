import { use } from 'react'
import type { Words } from './Words.ts'
import { WordsContext } from './WordsProvider.tsx'

/**
 * Returns the texts of a part: those of the surrounding WordsProvider, and English for what it leaves out.
 * @param english the part's texts in English, from its `words.ts`
 */
export function useWords<Part extends keyof Words>(part: Part, english: Words[Part]): Words[Part] {
  const own = use(WordsContext).words[part]
  return own === undefined ? english : { ...english, ...own }
}
