import * as z from 'zod/mini'
import { ClassBody } from './classBodies.ts'
import { countedTitle, repeatedStarts, shiftedExpiry } from './repeat.ts'
import { MAX_ADDED } from '#contract/bulk.ts'

/** Start values of the fields of Repeat. */
export const emptyRepeat = {
  /** '1' if the class repeats. */
  repeat: '',
  /** Ids of weekdays, 0 is Sunday; none for the weekday of the first class. */
  repeat_days: '',
  /** 'times' for a number of classes, otherwise until a day. */
  repeat_end: '',
  repeat_until: '',
  repeat_times: '',
  /** '1' if the number in the title counts up. */
  repeat_counts: '',
  /** JSON of {@link RepeatChanges}. */
  repeat_changes: '',
} satisfies Record<string, string>

/** What was changed in the list of classes, by the day of a class: '' if it was taken out, or the start it was moved to. */
export type RepeatChanges = Readonly<Record<string, string>>

export type RepeatValues = Partial<Record<keyof typeof emptyRepeat, string>>

interface FirstClass {
  M03_Title?: string
  M03_ScheduledAt?: string
  M03_ExpiryTime?: string
}

/** One of the classes of Repeat. */
export interface RepeatedClass {
  /** YYYY-MM-DD, also if it was moved. */
  day: string
  title: string
  /** Wall-clock times, YYYY-MM-DD HH:mm:ss. */
  start: string
  expiry: string
  isOut: boolean
  isMoved: boolean
}

/** The classes of Repeat, in order. `problem` says what is wrong with which field. */
export interface RepeatPlan {
  classes: readonly RepeatedClass[]
  problem?: { field: keyof typeof emptyRepeat; message: string }
}

/** Returns the classes that the form describes; undefined if it describes one. */
export function planOf(values: FirstClass & RepeatValues): RepeatPlan | undefined {
  if ((values.repeat ?? '') === '') return undefined
  const { M03_ScheduledAt: start = '', M03_ExpiryTime: expiry = '', M03_Title: title = '' } = values
  const read = endIn(values)
  if ('problem' in read) return { classes: [], problem: read.problem }
  const weekdays = daysIn(values.repeat_days)
  const starts = repeatedStarts({ start, weekdays, end: read.end }, MAX_ADDED + 1)
  if (starts.length > MAX_ADDED) {
    return {
      classes: [],
      problem: { field: read.field, message: `At most ${MAX_ADDED} classes can be added at once` },
    }
  }
  const changes = changesIn(values.repeat_changes)
  let number = 0
  const classes = starts.map((planned): RepeatedClass => {
    const day = planned.slice(0, 10)
    const change = changes[day]
    const isOut = change === ''
    const begins = isOut || change === undefined ? planned : change
    const own = (values.repeat_counts ?? '') === '' || isOut ? title : countedTitle(title, number)
    if (!isOut) number += 1
    return {
      day,
      title: own,
      start: begins,
      expiry: shiftedExpiry({ start, expiry }, begins),
      isOut,
      isMoved: begins !== planned,
    }
  })
  if (number > 0 || start === '') return { classes }
  const message =
    starts.length === 0 ? 'There is no class on these days until then' : 'Every class is taken out'
  return { classes, problem: { field: read.field, message } }
}

/** Returns when the classes end, with the field that says so. */
function endIn({ repeat_end, repeat_until = '', repeat_times = '' }: RepeatValues) {
  if (repeat_end === 'times') {
    const field = 'repeat_times' as const
    const times = /^\s*\d{1,4}\s*$/.test(repeat_times) ? Number(repeat_times) : 0
    const message = `Number of classes must be from 1 to ${MAX_ADDED}`
    return times < 1 || times > MAX_ADDED ? { problem: { field, message } } : { field, end: { times } }
  }
  const field = 'repeat_until' as const
  return repeat_until === ''
    ? { problem: { field, message: 'Until is required' } }
    : { field, end: { until: repeat_until } }
}

/** Returns the weekdays in a text of {@link emptyRepeat}. */
const daysIn = (text = ''): number[] =>
  text === '' ? [] : z.array(z.coerce.number()).parse(JSON.parse(text))

/** Returns the changes in a text of {@link emptyRepeat}. */
export function changesIn(text = ''): RepeatChanges {
  if (text === '') return {}
  const read = z.record(z.string(), z.string()).safeParse(JSON.parse(text))
  return read.success ? read.data : {}
}

const field = z.optional(z.string())

/** The add form of classes: one class, or `repeated` for several that differ in title and times. */
export const ClassForm = z.pipe(
  z.extend(ClassBody, {
    repeat: field,
    repeat_days: field,
    repeat_end: field,
    repeat_until: field,
    repeat_times: field,
    repeat_counts: field,
    repeat_changes: field,
  }),
  z.transform((values, context) => {
    const {
      repeat: _repeat,
      repeat_days: _days,
      repeat_end: _end,
      repeat_until: _until,
      repeat_times: _times,
      repeat_counts: _counts,
      repeat_changes: _changes,
      ...body
    } = values
    const plan = planOf(values)
    if (!plan) return { ...body, repeated: undefined }
    if (plan.problem) {
      const { field: name, message } = plan.problem
      context.issues.push({ code: 'custom', message, input: values, path: [name] })
      return z.NEVER
    }
    const repeated = plan.classes
      .filter(({ isOut }) => !isOut)
      .map(({ title, start, expiry }) => ({
        M03_Title: title,
        M03_ScheduledAt: start,
        M03_ExpiryTime: expiry,
      }))
    return { ...body, repeated }
  }),
)

export type ClassForm = z.output<typeof ClassForm>
