import { getLocalTimeZone } from '@internationalized/date'
import { useMemo } from 'react'
import { DateFrame } from '#design-system/DateField/DateFrame.tsx'
import { bothTimesText, readDateTime, writeDateTime, zoneNameAt } from '#design-system/DateField/dates.ts'
import { dateFieldWords } from '#design-system/DateField/words.ts'
import type { FieldProps, ReadOnlyProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useInBrowser } from '#design-system/useInBrowser.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { useLocale } from '#design-system/Words/WordsProvider.tsx'

export interface DateTimeFieldProps extends FieldProps, ReadOnlyProps {
  /** Wall-clock time in `timeZone`, 'YYYY-MM-DD HH:mm:ss', '' for none. Controlled, with onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with '' when the last segment is cleared. The form data holds '' until date and time are complete. */
  onChange?: (time: string) => void
  /** The institute's time zone. @default 'Asia/Kolkata' */
  timeZone?: string
  /** The user's time zone; if the time differs there, the hint shows both times. @default the browser's zone */
  viewerZone?: string
  /** First year of the calendar. @default 2000 */
  minYear?: number
  /** Last year of the calendar. @default 2100 */
  maxYear?: number
}

/** A date and time to the minute in the institute's zone, shown as '07 Dec 2024, 6:30 PM IST'. @spec 199, 200 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { timeZone = 'Asia/Kolkata', minYear = 2000, maxYear = 2100 } = props
  const ownZone = useInBrowser(getLocalTimeZone, timeZone)
  const { viewerZone = ownZone } = props
  const words = useWords('dateField', dateFieldWords)
  const locale = useLocale()
  const [value, setValue] = useValue(props, '')
  const time = useMemo(() => readDateTime(value), [value])
  const bothTimes = time === null ? undefined : bothTimesText(time, { timeZone, viewerZone, words, locale })
  const description = [props.description, bothTimes].some((part) => part !== undefined) ? (
    <>
      {props.description} {bothTimes}
    </>
  ) : undefined

  return (
    <DateFrame
      {...props}
      {...{ value, description, minYear, maxYear }}
      date={time}
      granularity="minute"
      hourCycle={12}
      suffix={zoneNameAt(value, timeZone, locale)}
      onDateChange={(next) => setValue(next === null ? '' : writeDateTime(next))}
    />
  )
}
