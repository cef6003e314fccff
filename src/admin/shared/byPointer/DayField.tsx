import type { DateFieldProps } from '#design-system/DateField/DateField.tsx'
import { useValue } from '#design-system/Field/useValue.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { useFineFields } from './pointerFields.ts'

/** The props of a DateField, but for those that a native one does not have. */
type DayFieldProps = Omit<DateFieldProps, 'ref' | 'minYear' | 'maxYear'>

/** A day, YYYY-MM-DD: a DateField, or the phone's own calendar for fingers. */
export function DayField({ defaultValue, ...props }: DayFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const DateField = useFineFields()?.DateField
  const day = { ...props, value, onChange }
  return DateField ? (
    <DateField {...day} />
  ) : (
    <TextField {...day} type="date" min="1900-01-01" max="2100-12-31" />
  )
}
