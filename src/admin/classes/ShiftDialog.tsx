import { useMemo, useState } from 'react'
import { countText } from '#admin/shared/kindTexts.ts'
import type { OwnDialogProps } from '#admin/shared/ownAction.ts'
import type { Class } from '#contract/classes/classes.ts'
import type { Versioned } from '#contract/paging.ts'
import { shiftedTimes, type Shift } from '#contract/classes/shift.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { FormRow } from '#design-system/Form/FormGroup.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import classes from './ShiftDialog.module.css'
import { ShiftList } from './ShiftList.tsx'

/** Greatest number of days or hours. */
const MOST = 999

const units = [
  { id: 'days', name: 'By days' },
  { id: 'hours', name: 'By hours' },
  { id: 'time', name: 'To another time' },
]

const directions = [
  { id: 'later', name: 'Later' },
  { id: 'earlier', name: 'Earlier' },
]

const STEP = 5

/** The times of a day, every 5 minutes: '18:30' as '6:30 PM'. */
const times = Array.from({ length: (24 * 60) / STEP }, (_, index) => {
  const [hour, minute] = [Math.floor((index * STEP) / 60), String((index * STEP) % 60).padStart(2, '0')]
  return {
    id: `${String(hour).padStart(2, '0')}:${minute}`,
    name: `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  }
})

/** Asks how far several classes are moved in time, and shows each before and after. */
export function ShiftDialog({ flow, asked }: OwnDialogProps<Class & Versioned>) {
  const { rows, isPending, error } = asked
  const [unit, setUnit] = useState('days')
  const [direction, setDirection] = useState('later')
  const [count, setCount] = useState('1')
  const [time, setTime] = useState('')
  const shift = useMemo(() => shiftOf(unit, direction, count, time), [unit, direction, count, time])
  const name = countText('classes', rows.length)

  function confirm() {
    if (shift)
      flow.confirmChange((row) => shiftedTimes(row, shift), timesOf, { done: 'shifted', short: 'shifted' })
  }

  return (
    <Dialog
      title={`Shift ${name}`}
      size="md"
      isOpen
      isPending={isPending}
      onClose={flow.cancel}
      footer={
        <>
          <Button isDisabled={isPending} onPress={flow.cancel}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Shifting..."
            isInert={shift === undefined}
            onPress={confirm}
          >
            {`Shift ${name}`}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {error !== undefined && (
          <FormRow>
            <InlineAlert tone="error">{error}</InlineAlert>
          </FormRow>
        )}
        <Select label="Shift" name="unit" options={units} value={unit} onChange={setUnit} />
        {unit === 'time' ? (
          <Select label="New time" name="time" options={times} value={time} onChange={setTime} isRequired />
        ) : (
          <>
            <TextField
              label={unit === 'days' ? 'Days' : 'Hours'}
              name="count"
              inputMode="numeric"
              value={count}
              errorMessage={shift ? undefined : `Must be a number from 1 to ${MOST}`}
              onChange={setCount}
              isRequired
            />
            <Select
              label="Direction"
              name="direction"
              options={directions}
              value={direction}
              onChange={setDirection}
            />
          </>
        )}
      </div>
      {shift && <ShiftList rows={rows} shift={shift} />}
    </Dialog>
  )
}

const timesOf = ({ M03_ScheduledAt, M03_ExpiryTime }: Class) => ({ M03_ScheduledAt, M03_ExpiryTime })

/** Returns what the fields say; undefined while they are not complete. */
function shiftOf(unit: string, direction: string, count: string, time: string): Shift | undefined {
  if (unit === 'time') return time === '' ? undefined : { time }
  const number = /^\s*\d{1,3}\s*$/.test(count) ? Number(count) : 0
  if (number < 1 || number > MOST) return undefined
  const by = direction === 'earlier' ? -number : number
  return unit === 'hours' ? { hours: by } : { days: by }
}
