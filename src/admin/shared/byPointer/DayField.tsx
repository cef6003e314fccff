import type { DateFieldProps } from '#design-system/DateField/DateField.tsx'
import { useValue } from '#design-system/Field/useValue.ts'
import { PhoneDate } from './PhoneDate.tsx'
import { useFineFields } from './pointerFields.ts'

/** The props of a DateField, but for those that a native one does not have. */
type DayFieldProps = Omit<DateFieldProps, 'ref' | 'maxYear'>

/** A day, YYYY-MM-DD: a DateField, or the phone's own calendar for fingers. */
export function DayField({ defaultValue, minYear = 1900, ...props }: DayFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const DateField = useFineFields()?.DateField
  const day = { ...props, value, onChange, minYear, maxYear: 2100 }
  return DateField ? <DateField {...day} /> : <PhoneDate {...day} type="date" />
}
