import { ComboBox, type ComboBoxProps } from '#design-system/ComboBox/ComboBox.tsx'
import { LookupField } from './LookupField.tsx'
import type { Lookup } from './lookups.ts'

interface LookupComboBoxProps extends Omit<ComboBoxProps, 'options' | 'isDisabled' | 'disabledReason'> {
  lookup: Lookup
}

/** A ComboBox whose options are loaded from the API. */
export function LookupComboBox({ lookup, ...comboBox }: LookupComboBoxProps) {
  return (
    <LookupField lookup={lookup} name={comboBox.name} value={comboBox.value ?? comboBox.defaultValue}>
      {(field) => <ComboBox {...comboBox} {...field} />}
    </LookupField>
  )
}
