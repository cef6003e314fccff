import { toCalendarDate, type CalendarDate } from '@internationalized/date'
import { use, useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarContext,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  DatePickerStateContext,
  Dialog,
  useSlottedContext,
  type DateValue,
} from 'react-aria-components'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './CalendarPanel.module.css'

interface PickProps {
  'aria-label': string
  value: string | number
  onChange: (key: number) => void
  items: readonly { id: number; formatted: string }[]
}

/** Number of years in the year select around the visible one, within the field's bounds. */
const visibleYears = 240

interface CalendarPanelProps {
  /** Returns the date in the input if it is complete. */
  readSegments: () => CalendarDate | null
  /** Receives the date in place of the date picker, which would add a time to it. */
  onPick?: (date: CalendarDate) => void
}

/** The calendar popup of a date field, with selects for month and year, as birthdays are many pages back. */
export function CalendarPanel({ readSegments, onPick }: CalendarPanelProps) {
  const context = useSlottedContext(CalendarContext)
  const picker = use(DatePickerStateContext)
  const [initialDate] = useState(readSegments)
  const overrides = onPick && {
    value: initialDate,
    onChange(date: DateValue | readonly DateValue[]) {
      if ('calendar' in date) onPick(toCalendarDate(date))
      picker?.setOpen(false)
    },
  }

  return (
    <Dialog className={classes.panel}>
      <CalendarContext value={{ ...context, ...overrides }}>
        <Calendar firstDayOfWeek="sun">
          <div className={classes.head}>
            <Button className={classes.step} slot="previous">
              <Icon name="previous" />
            </Button>
            <CalendarMonthPicker format="long">{Pick}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={visibleYears}>{Pick}</CalendarYearPicker>
            <Button className={classes.step} slot="next">
              <Icon name="next" />
            </Button>
          </div>
          <CalendarGrid className={classes.grid} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={classes.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell className={classes.day} date={date} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </CalendarContext>
    </Dialog>
  )
}

function Pick({ 'aria-label': label, value, onChange, items }: PickProps) {
  return (
    <select
      className={classes.pick}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
