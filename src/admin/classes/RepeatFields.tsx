import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { ChoiceField } from '#admin/shared/byPointer/ChoiceField.tsx'
import { DayField } from '#admin/shared/byPointer/DayField.tsx'
import { pick, type FormValues } from '#admin/shared/form/draft.ts'
import { isCountable, countedTitle } from '#contract/classes/repeat.ts'
import { MAX_ADDED } from '#contract/bulk.ts'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import type { TypedClass } from './typedClass.ts'
import { changesIn, emptyRepeat, planOf, type RepeatPlan } from '#contract/classes/classForm.ts'
import { RepeatList } from './RepeatList.tsx'
import { useRepeatClashes } from './useRepeatClashes.ts'
import { Weekdays } from './Weekdays.tsx'

/** What the form's bar says of the classes. */
export interface RepeatSum {
  /** How many will be added. */
  made: number
  /** How many of them have a clash. */
  clashing: number
}

interface RepeatFieldsProps {
  /** Start values of the form. */
  values: FormValues
  typed: TypedClass
  /** Called with undefined while the class does not repeat, or the fields are not complete. */
  onChange: (sum: RepeatSum | undefined) => void
}

const ends = [
  { id: 'until', name: 'On a day' },
  { id: 'times', name: 'After a number of classes' },
]

/** Repeats the class of the form on chosen weekdays. Each class is shown before it is saved. */
export function RepeatFields({ values, typed, onChange }: RepeatFieldsProps) {
  const [repeat, setRepeat] = useState(() => pick(values, Object.keys(emptyRepeat)))
  const isOn = repeat.repeat === '1'
  const { title, start, expiry } = typed
  const plan = useMemo(
    () => planOf({ ...repeat, M03_Title: title, M03_ScheduledAt: start, M03_ExpiryTime: expiry }),
    [repeat, title, start, expiry],
  )
  const clashes = useRepeatClashes(plan, typed)
  const sum = sumOf(plan, clashes.of)

  const { made, clashing } = sum ?? { made: 0, clashing: 0 }
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    tell(made === 0 ? undefined : { made, clashing })
  }, [made, clashing])

  const set = (name: keyof typeof emptyRepeat) => (value: string) => setRepeat({ ...repeat, [name]: value })

  function changeClass(day: string, change: string | undefined) {
    const { [day]: _former, ...others } = changesIn(repeat.repeat_changes)
    const changes = change === undefined ? others : { ...others, [day]: change }
    set('repeat_changes')(Object.keys(changes).length === 0 ? '' : JSON.stringify(changes))
  }

  return (
    <FormGroup
      title="Repeat"
      description="The same class on more days. Each expires as long after its start as the first."
    >
      <FormRow>
        <Checkbox
          label="Repeat this class"
          name="repeat"
          value={isOn}
          onChange={(checked) => set('repeat')(checked ? '1' : '')}
        />
      </FormRow>
      {isOn && (
        <>
          <FormRow>
            <Weekdays start={start} value={repeat.repeat_days ?? ''} onChange={set('repeat_days')} />
          </FormRow>
          <ChoiceField
            label="Ends"
            name="repeat_end"
            options={ends}
            value={repeat.repeat_end === 'times' ? 'times' : 'until'}
            onChange={(id) => set('repeat_end')(id === 'times' ? 'times' : '')}
          />
          {repeat.repeat_end === 'times' ? (
            <TextField
              label="Number of classes"
              name="repeat_times"
              inputMode="numeric"
              value={repeat.repeat_times}
              description={`At most ${MAX_ADDED}`}
              onChange={set('repeat_times')}
              isRequired
            />
          ) : (
            <DayField
              label="Until"
              name="repeat_until"
              minYear={2000}
              value={repeat.repeat_until}
              description={`At most ${MAX_ADDED} classes`}
              onChange={set('repeat_until')}
              isRequired
            />
          )}
          {isCountable(title) && (
            <FormRow>
              <Checkbox
                label={`Count up: ${title}, ${countedTitle(title, 1)}, ${countedTitle(title, 2)}`}
                name="repeat_counts"
                value={repeat.repeat_counts === '1'}
                onChange={(checked) => set('repeat_counts')(checked ? '1' : '')}
              />
            </FormRow>
          )}
          <HiddenValue name="repeat_changes" value={repeat.repeat_changes ?? ''} />
          <FormRow>
            <RepeatList plan={plan} clashes={clashes} start={start} onChange={changeClass} />
          </FormRow>
        </>
      )}
    </FormGroup>
  )
}

function sumOf(
  plan: RepeatPlan | undefined,
  clashesOf: ReadonlyMap<string, readonly unknown[]>,
): RepeatSum | undefined {
  if (!plan || plan.problem) return undefined
  const made = plan.classes.filter(({ isOut }) => !isOut)
  if (made.length === 0) return undefined
  return { made: made.length, clashing: made.filter(({ day }) => clashesOf.has(day)).length }
}
