import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  Dialog,
} from 'react-aria-components'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './CalendarPanel.module.css'

interface PickProps {
  'aria-label': string
  value: string | number
  onChange: (key: number) => void
  items: readonly { id: number; formatted: string }[]
}

/** Years to choose from around the one in sight, within the field's bounds. */
const visibleYears = 240

/** The calendar in the popup of a date; month and year are chosen too, for a birthday is far away. */
export function CalendarPanel() {
  return (
    <Dialog className={classes.panel}>
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
