import { useMemo } from 'react'
import type { FieldProps, ReadOnlyProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { DateFrame } from './DateFrame.tsx'
import { readDate } from './dates.ts'

export interface DateFieldProps extends FieldProps, ReadOnlyProps {
  /** 'YYYY-MM-DD', '' for none. Controlled, with onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with '' when the last segment is cleared. The form data holds '' until the date is complete. */
  onChange?: (date: string) => void
  /** First year of the calendar. @default 1900 */
  minYear?: number
  /** Last year of the calendar. @default 2100 */
  maxYear?: number
}

/** A date without a time, typed by segment or picked from a calendar; shown as '14 Feb 2001'. */
export function DateField(props: DateFieldProps) {
  const { minYear = 1900, maxYear = 2100 } = props
  const [value, setValue] = useValue(props, '')
  const date = useMemo(() => readDate(value), [value])

  return (
    <DateFrame
      {...props}
      {...{ value, date, minYear, maxYear }}
      granularity="day"
      onDateChange={(next) => setValue(next?.toString() ?? '')}
    />
  )
}
