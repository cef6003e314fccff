import { getDay } from 'date-fns/getDay'
import { isValid } from 'date-fns/isValid'
import { listIn, listText } from '#admin/shared/form/draft.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import classes from './Weekdays.module.css'

interface WeekdaysProps {
  /** Start of the first class, '' for none. Its weekday is chosen until another one is. */
  start: string
  /** Ids of weekdays as one text of form values; 0 is Sunday. */
  value: string
  onChange: (value: string) => void
}

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Chooses weekdays: seven buttons that stay pressed. */
export function Weekdays({ start, value, onChange }: WeekdaysProps) {
  const chosen = listIn(value)
  const first = readWallClock(start)
  const shown = chosen.length === 0 && isValid(first) ? [String(getDay(first))] : chosen

  function toggle(id: string) {
    const next = shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id]
    onChange(listText(next.toSorted()))
  }

  return (
    <fieldset className={classes.days}>
      <legend className={classes.legend}>On these days</legend>
      {days.map((name, index) => (
        <button
          key={name}
          type="button"
          className={classes.day}
          aria-label={name}
          aria-pressed={shown.includes(String(index))}
          onClick={() => toggle(String(index))}
        >
          {name.slice(0, 3)}
        </button>
      ))}
      <Button size="sm" variant="ghost" className={classes.all} onPress={() => onChange(listText(everyDay))}>
        Every day
      </Button>
      <HiddenValue name="repeat_days" value={chosen} />
    </fieldset>
  )
}
