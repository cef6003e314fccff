import { getLocalTimeZone } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { DatePicker, I18nProvider } from 'react-aria-components'
import { DateBox } from '#design-system/DateField/DateBox.tsx'
import {
  bothTimesText,
  readDateTime,
  writeDateTime,
  yearBounds,
  zoneName,
} from '#design-system/DateField/dates.ts'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import classes from './DateTimeField.module.css'

export interface DateTimeFieldProps extends FieldProps {
  /** Wall clock in `timeZone`, 'YYYY-MM-DD HH:mm:ss', '' for none. Makes it controlled, together with onChange. */
  value?: string
  /** @default '' */
  defaultValue?: string
  /** Called with '' when the last piece is emptied. Until a time is complete the form gets ''. */
  onChange?: (time: string) => void
  /** The institute's zone. @default 'Asia/Kolkata' */
  timeZone?: string
  /** Where the user is; if the clock there differs, the hint says both times. @default the browser's zone */
  viewerZone?: string
  /** First year of the calendar. @default 2000 */
  minYear?: number
  /** Last year of the calendar. @default 2100 */
  maxYear?: number
}

/** A day and a time to the minute, on the institute's clock; it reads '07 Dec 2024, 6:30 PM IST' (statements 199, 200). */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, name, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { timeZone = 'Asia/Kolkata', viewerZone = getLocalTimeZone(), minYear = 2000, maxYear = 2100 } = props
  const [value, setValue] = useValue(props, '')
  const [isFocused, setFocused] = useState(false)
  const [hasHoles, setHoles] = useState(false)
  const time = useMemo(() => readDateTime(value), [value])
  const isOut = time !== null && !isFocused && (time.year < minYear || time.year > maxYear)
  const error = props.error ?? (isOut ? `The year must be from ${minYear} to ${maxYear}` : undefined)
  const bothTimes = time === null ? undefined : bothTimesText(time, timeZone, viewerZone)
  const description = [props.description, bothTimes].some((part) => part !== undefined) ? (
    <>
      {props.description} {bothTimes}
    </>
  ) : undefined
  const wiring = useField({ ...props, description, error })
  const isOff = useIsFormPending() || isDisabled

  return (
    // The pieces are in the order of this locale, whatever the page's direction is.
    <I18nProvider locale="en-GB">
      <Field {...{ wiring, label, description, isRequired, isOptional }}>
        <DatePicker
          {...yearBounds(minYear, maxYear)}
          className={classes.picker}
          aria-labelledby={wiring.labelId}
          aria-describedby={wiring.control['aria-describedby']}
          granularity="minute"
          hourCycle={12}
          value={time}
          isDisabled={isOff}
          isReadOnly={isReadOnly}
          isRequired={isRequired}
          isInvalid={wiring.message !== undefined}
          validationBehavior="aria"
          onFocusChange={setFocused}
          onChange={(next) => setValue(next === null ? '' : writeDateTime(next))}
        >
          <DateBox wiring={wiring} icon="clock" suffix={zoneName(timeZone)} onHolesChange={setHoles} />
        </DatePicker>
      </Field>
      <HiddenValue name={name} value={hasHoles ? '' : value} isDisabled={isDisabled} />
    </I18nProvider>
  )
}
