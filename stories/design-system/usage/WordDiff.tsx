import { WordDiff } from '@institute/design-system'

export function Example() {
  return (
    <WordDiff before="Three days of papers on hadith" after="Four days of papers and readings on hadith" />
  )
}
