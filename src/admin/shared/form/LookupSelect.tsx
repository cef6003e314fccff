import type { ReactNode } from 'react'
import { Select, type SelectProps } from '#design-system/Select/Select.tsx'
import { LookupField } from './LookupField.tsx'
import type { Lookup } from './lookups.ts'

interface LookupSelectProps extends Omit<SelectProps, 'options' | 'isDisabled' | 'disabledReason'> {
  lookup: Lookup
  /** Why the select is disabled: 'Choose a batch first'. */
  disabledReason?: ReactNode
}

/** A Select whose options are loaded from the API. */
export function LookupSelect({ lookup, disabledReason, ...select }: LookupSelectProps) {
  return (
    <LookupField lookup={lookup} name={select.name} value={select.value ?? select.defaultValue}>
      {({ options, isDisabled, disabledReason: lookupReason }) => (
        <Select
          {...select}
          options={options}
          isDisabled={isDisabled || disabledReason !== undefined}
          disabledReason={lookupReason ?? disabledReason}
        />
      )}
    </LookupField>
  )
}
