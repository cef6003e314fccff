import { useState } from 'react'
import type { DateFieldProps } from '#design-system/DateField/DateField.tsx'
import { dateFieldWords } from '#design-system/DateField/words.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { useFineFields } from './pointerFields.ts'

/** The years that a DateField takes, too. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** The props of a DateField, but for those that a native one does not have. */
type DayFieldProps = Omit<DateFieldProps, 'ref' | 'minYear' | 'maxYear'>

/** A day, YYYY-MM-DD: a DateField, or the phone's own calendar for fingers. */
export function DayField({ defaultValue, ...props }: DayFieldProps) {
  const [value, onChange] = useValue({ ...props, defaultValue }, '')
  const [isTyping, setTyping] = useState(false)
  const DateField = useFineFields()?.DateField
  if (DateField) return <DateField {...props} value={value} onChange={onChange} />

  // A year that is typed passes through others: 2, 20, 200.
  const year = value === '' || isTyping ? FIRST_YEAR : Number(value.slice(0, 4))
  const isOutside = year < FIRST_YEAR || year > LAST_YEAR
  const yearMessage = isOutside ? dateFieldWords.yearRange(FIRST_YEAR, LAST_YEAR) : undefined

  return (
    <TextField
      {...props}
      type="date"
      min={`${FIRST_YEAR}-01-01`}
      max={`${LAST_YEAR}-12-31`}
      value={value}
      onChange={(day) => {
        setTyping(true)
        onChange(day)
      }}
      onBlur={() => setTyping(false)}
      errorMessage={props.errorMessage ?? yearMessage}
    />
  )
}
