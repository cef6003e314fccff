import { useState, type ReactNode } from 'react'
import { dateFieldWords } from '#design-system/DateField/words.ts'
import type { FieldProps, ReadOnlyProps } from '#design-system/Field/useField.ts'
import { TextField } from '#design-system/TextField/TextField.tsx'

interface PhoneDateProps extends Omit<FieldProps, 'ref'>, ReadOnlyProps {
  type: 'date' | 'datetime-local'
  /** In the form of the type: '2024-12-07', '2024-12-07T18:30'. */
  value: string
  onChange: (value: string) => void
  /** The value submitted, where its form is another. */
  submittedValue?: string
  minYear: number
  maxYear: number
  /** Shown after the control. */
  actions?: ReactNode
}

/** The phone's own calendar, and clock. A year out of bounds is said when the field is left, as a DateField does. */
export function PhoneDate({ minYear, maxYear, ...props }: PhoneDateProps) {
  const { type, value, onChange } = props
  const [isTyping, setTyping] = useState(false)
  // A year that is typed passes through others: 2, 20, 200.
  const year = value === '' || isTyping ? minYear : Number(value.slice(0, 4))
  const isOutside = year < minYear || year > maxYear
  const yearMessage = isOutside ? dateFieldWords.yearRange(minYear, maxYear) : undefined
  const [first, last] = type === 'date' ? ['', ''] : ['T00:00', 'T23:59']

  return (
    <TextField
      {...props}
      min={`${minYear}-01-01${first}`}
      max={`${maxYear}-12-31${last}`}
      onChange={(text) => {
        setTyping(true)
        onChange(text)
      }}
      onBlur={() => setTyping(false)}
      errorMessage={props.errorMessage ?? yearMessage}
    />
  )
}
