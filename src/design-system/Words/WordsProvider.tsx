import { createContext, use, useMemo, type ReactNode } from 'react'
import type { SomeWords } from './Words.ts'

interface WordsContextValue {
  words: SomeWords
  locale: string
}

/** The English of each part is its own default, so that no part loads the texts of another. */
export const WordsContext = createContext<WordsContextValue>({ words: {}, locale: 'en-GB' })

export interface WordsProviderProps {
  /** The texts that replace the English ones. Pass the same object on every render. @default {} */
  words?: SomeWords
  /** Language and region of dates, numbers and sorting, as a BCP 47 tag: 'ml-IN'. @default 'en-GB' */
  locale?: string
  /** The app, or a part of it in another language. */
  children: ReactNode
}

const noWords: SomeWords = {}

/** Sets the language of all parts below. Without it they speak English. */
export function WordsProvider({ words = noWords, locale = 'en-GB', children }: WordsProviderProps) {
  const value = useMemo(() => ({ words, locale }), [words, locale])
  return <WordsContext value={value}>{children}</WordsContext>
}

/** Returns the locale of the surrounding WordsProvider. @default 'en-GB' */
export const useLocale = () => use(WordsContext).locale
