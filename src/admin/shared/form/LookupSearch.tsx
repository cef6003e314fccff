import { SearchField, type SearchFieldProps } from '#admin/shared/byPointer/SearchField.tsx'
import { LookupField } from './LookupField.tsx'
import type { Lookup } from './lookups.ts'

interface LookupSearchProps extends Omit<SearchFieldProps, 'options' | 'isDisabled' | 'disabledReason'> {
  lookup: Lookup
}

/** A SearchField whose options are loaded from the API. */
export function LookupSearch({ lookup, ...search }: LookupSearchProps) {
  return (
    <LookupField lookup={lookup} name={search.name} value={search.value ?? search.defaultValue}>
      {(field) => <SearchField {...search} {...field} />}
    </LookupField>
  )
}
