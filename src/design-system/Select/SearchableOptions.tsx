import { useMemo } from 'react'
import { Autocomplete, Input, SearchField } from 'react-aria-components'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { optionFilter, type Option } from './option.ts'
import { Options } from './Options.tsx'
import classes from './SearchableOptions.module.css'
import { selectWords } from './words.ts'

interface SearchableOptionsProps {
  options: readonly Option[]
  /** The label of the field, for the accessible name of the search box. */
  label: string
}

/** A list box with a search box above it. The focus stays in the search box; arrow keys move through the list. */
export function SearchableOptions({ options, label }: SearchableOptionsProps) {
  const words = useWords('select', selectWords)
  const filter = useMemo(() => optionFilter(), [])
  return (
    <Autocomplete filter={filter}>
      <SearchField className={classes.search} aria-label={words.searchIn(label)} autoFocus>
        <Icon className={classes.icon} name="search" />
        <Input className={classes.input} dir="auto" placeholder={words.search} />
      </SearchField>
      <Options options={options} emptyText={words.nothingFound} />
    </Autocomplete>
  )
}
