import { useMemo, useState } from 'react'
import { DatePicker, I18nProvider } from 'react-aria-components'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import { DateBox } from './DateBox.tsx'
import classes from './DateField.module.css'
import { readDate, yearBounds } from './dates.ts'

export interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', '' for none. Makes it controlled, together with onChange. */
  value?: string
  /** @default '' */
  defaultValue?: string
  /** Called with '' when the last piece is emptied. Until a date is complete the form gets ''. */
  onChange?: (date: string) => void
  /** First year of the calendar. @default 1900 */
  minYear?: number
  /** Last year of the calendar. @default 2100 */
  maxYear?: number
}

/** A day without a time, typed piece by piece or chosen from a calendar; it reads '14 Feb 2001'. */
export function DateField(props: DateFieldProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { minYear = 1900, maxYear = 2100 } = props
  const [value, setValue] = useValue(props, '')
  const [isFocused, setFocused] = useState(false)
  const [hasHoles, setHoles] = useState(false)
  const date = useMemo(() => readDate(value), [value])
  const isOut = date !== null && !isFocused && (date.year < minYear || date.year > maxYear)
  const error = props.error ?? (isOut ? `The year must be from ${minYear} to ${maxYear}` : undefined)
  const wiring = useField({ ...props, error })
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
          granularity="day"
          value={date}
          isDisabled={isOff}
          isReadOnly={isReadOnly}
          isRequired={isRequired}
          isInvalid={wiring.message !== undefined}
          validationBehavior="aria"
          onFocusChange={setFocused}
          onChange={(next) => setValue(next?.toString() ?? '')}
        >
          <DateBox wiring={wiring} icon="calendar" onHolesChange={setHoles} />
        </DatePicker>
      </Field>
      <HiddenValue name={name} value={hasHoles ? '' : value} isDisabled={isDisabled} />
    </I18nProvider>
  )
}
