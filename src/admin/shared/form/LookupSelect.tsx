import type { ReactNode } from 'react'
import { ChoiceField, type ChoiceFieldProps } from '#admin/shared/byPointer/ChoiceField.tsx'
import { LookupField } from './LookupField.tsx'
import type { Lookup } from './lookups.ts'

interface LookupSelectProps extends Omit<ChoiceFieldProps, 'options' | 'isDisabled' | 'disabledReason'> {
  lookup: Lookup
  /** Why the select is disabled: 'Choose a batch first'. */
  disabledReason?: ReactNode
}

/** A ChoiceField whose options are loaded from the API. */
export function LookupSelect({ lookup, disabledReason, ...select }: LookupSelectProps) {
  return (
    <LookupField lookup={lookup} name={select.name} value={select.value ?? select.defaultValue}>
      {({ options, isDisabled, disabledReason: lookupReason }) => (
        <ChoiceField
          {...select}
          options={options}
          isDisabled={isDisabled || disabledReason !== undefined}
          disabledReason={lookupReason ?? disabledReason}
        />
      )}
    </LookupField>
  )
}
