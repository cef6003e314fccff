import { useRef, useState, type ReactNode } from 'react'
import { DatePicker, I18nProvider, type DatePickerProps, type DateValue } from 'react-aria-components'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps, type ReadOnlyProps } from '#design-system/Field/useField.ts'
import { useIsFormPending, useOnFormReset } from '#design-system/Form/FormContext.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { useLocale } from '#design-system/Words/WordsProvider.tsx'
import { DateBox, type TypedDate } from './DateBox.tsx'
import classes from './DateFrame.module.css'
import { impossibleDayText, yearBounds } from './dates.ts'
import { dateFieldWords } from './words.ts'

interface DateFrameProps<T extends DateValue>
  extends FieldProps, ReadOnlyProps, Pick<DatePickerProps<T>, 'granularity' | 'hourCycle'> {
  /** The value submitted. */
  value: string
  /** `value`, parsed. */
  date: T | null
  description?: ReactNode
  suffix?: string
  minYear: number
  maxYear: number
  onDateChange: DatePickerProps<T>['onChange']
}

/** The common base of DateField and DateTimeField. */
export function DateFrame<T extends DateValue>({ ref, ...props }: DateFrameProps<T>) {
  const { label, name, value, date, description, isRequired, isOptional, isDisabled, isReadOnly } = props
  const { granularity, hourCycle, suffix, onDateChange } = props
  const minYear = Math.min(props.minYear, props.maxYear)
  const maxYear = Math.max(props.minYear, props.maxYear)
  const words = useWords('dateField', dateFieldWords)
  const locale = useLocale()
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState<TypedDate>({ isIncomplete: false })
  const [left, setLeft] = useState<string>()
  const isLeaving = useRef(false)
  const isOutOfRange = date !== null && !isFocused && (date.year < minYear || date.year > maxYear)
  const rangeMessage = isOutOfRange ? words.yearRange(minYear, maxYear) : undefined
  const dayMessage = left && words.noSuchDay(impossibleDayText(left, locale))
  const wiring = useField({ ...props, errorMessage: props.errorMessage ?? dayMessage ?? rangeMessage })
  const isOff = useIsFormPending() || isDisabled

  const change: typeof onDateChange = (next) => {
    // React Aria would set the last day of the month.
    if (isLeaving.current) return
    setLeft(undefined)
    onDateChange?.(next)
  }

  function leave(impossible: string | undefined) {
    if (impossible !== undefined) {
      isLeaving.current = true
      onDateChange?.(null)
    }
    if (impossible !== undefined || value === '') setLeft(impossible)
  }

  useOnFormReset(() => setLeft(undefined))

  return (
    // The locale sets the order of the segments, whatever the page's direction.
    <I18nProvider locale={locale}>
      <Field {...{ wiring, label, description, isRequired, isOptional, className: props.className }}>
        <DatePicker<T>
          {...yearBounds(minYear, maxYear)}
          className={classes.picker}
          aria-labelledby={wiring.labelId}
          aria-describedby={wiring.control['aria-describedby']}
          granularity={granularity}
          hourCycle={hourCycle}
          value={date}
          isDisabled={isOff}
          isReadOnly={isReadOnly}
          isRequired={isRequired}
          isInvalid={wiring.isInvalid}
          validationBehavior="aria"
          onFocusChange={setFocused}
          onChange={change}
        >
          <DateBox
            ref={ref}
            wiring={wiring}
            suffix={suffix}
            typed={typed}
            onTypedChange={setTyped}
            onLeave={leave}
            onEnter={() => {
              isLeaving.current = false
            }}
          />
        </DatePicker>
      </Field>
      <HiddenValue
        name={name}
        value={typed.impossible ?? left ?? (typed.isIncomplete ? '' : value)}
        isDisabled={isDisabled}
      />
    </I18nProvider>
  )
}
