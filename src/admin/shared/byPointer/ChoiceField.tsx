import { useValue } from '#design-system/Field/useValue.ts'
import type { SelectProps } from '#design-system/Select/Select.tsx'
import { PhoneChoice } from './PhoneChoice.tsx'
import { useFineFields } from './pointerFields.ts'

/** The props of a Select, but for those that a native one does not have. */
export type ChoiceFieldProps = Omit<SelectProps, 'ref' | 'isAutoFocused'>

/** One of several options: a Select, or the phone's own list for fingers. */
export function ChoiceField({ defaultValue, ...props }: ChoiceFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const Select = useFineFields()?.Select
  const choice = { ...props, value, onChange }
  return Select ? <Select {...choice} /> : <PhoneChoice {...choice} />
}
