import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import type { Option } from '#design-system/Select/option.ts'
import { Options } from '#design-system/Select/Options.tsx'
import { selectWords } from '#design-system/Select/words.ts'
import { useWords } from '#design-system/Words/useWords.ts'

interface ComboOptionsProps {
  options: readonly Option[]
  isMultiple?: boolean
  /** What became of a pasted list, while its rest is the text and finds nothing. */
  pasted?: { rest: string; note: string }
}

/** The list of a ComboBox or MultiSelect, and why it is empty. */
export function ComboOptions({ options, isMultiple, pasted }: ComboOptionsProps) {
  const words = useWords('select', selectWords)
  const text = use(ComboBoxStateContext)?.inputValue
  const reason = options.length === 0 ? words.noOptions : words.nothingFound
  const emptyText = pasted && pasted.rest === text ? pasted.note : reason
  return <Options options={options} isMultiple={isMultiple} emptyText={emptyText} />
}
