import { use } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import type { Option } from '#design-system/Select/option.ts'
import { Options } from '#design-system/Select/Options.tsx'
import { selectWords } from '#design-system/Select/words.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import type { SearchProps } from './search.ts'

interface ComboOptionsProps extends SearchProps {
  options: readonly Option[]
  isMultiple?: boolean
  /** What became of a pasted list, while its rest is the text and finds nothing. */
  pasted?: { rest: string; note: string }
}

/** The list of a ComboBox or MultiSelect, and why it is empty. */
export function ComboOptions({ options, isMultiple, onSearch, isLoading, pasted }: ComboOptionsProps) {
  const words = useWords('select', selectWords)
  const text = use(ComboBoxStateContext)?.inputValue
  const start = onSearch ? words.typeToSearch : words.noOptions
  const reason = options.length > 0 || (onSearch && text !== '') ? words.nothingFound : start
  const emptyText = pasted && pasted.rest === text ? pasted.note : reason
  return (
    <Options
      options={options}
      isMultiple={isMultiple}
      emptyText={emptyText}
      loadingText={isLoading === undefined ? undefined : isLoading && words.loading}
    />
  )
}
