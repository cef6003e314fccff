import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date'
import { parseISO } from 'date-fns/parseISO'
import { within } from 'storybook/test'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { batch07A, batch07C } from '#mocks/fixtures/divisions.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { loaded } from '#stories/admin/formPlay.ts'
import { keepDraft } from '#stories/admin/forms.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'

/** Sets the browser's time zone to the institute's. Returns a function that restores it. */
export function inIndia(): () => void {
  setLocalTimeZone('Asia/Kolkata')
  return resetLocalTimeZone
}

/** Values of a filled add form: two divisions of Batch 07 Women. */
export const typedClass: FormValues = {
  M03_SubjectName: 'Hadith sciences',
  M03_Title: 'Module 3',
  M03_YouTubeLink: 'https://youtu.be/a1B2c3D4e5F',
  M03_M02_BatchId: String(batch07A.M11_Batch_id),
  M03_M11_DivisionIds: JSON.stringify([batch07A, batch07C].map((each) => String(each.M11_Division_id))),
  M03_ScheduledAt: '2024-12-07 18:30:00',
  M03_ExpiryTime: '2024-12-14 18:30:00',
}

/** Stores a draft for the add form. */
export const drafted = (values: FormValues = typedClass) => keepDraft('/admin/class_add', values)

/** Returns the divisions' combobox once it has options. */
export async function divisionBox(canvas: PlayContext['canvas']) {
  const box = await loaded(canvas, 'Division')
  // Scrolls it into view first, because scrolling the page closes the list.
  box.scrollIntoView({ behavior: 'instant', block: 'center' })
  return box
}

/** Returns the form once its batches are loaded and it can be submitted. */
export async function readyForm(canvas: PlayContext['canvas'], title = 'Class Schedule') {
  await canvas.findByRole('form', { name: title })
  await loaded(canvas, 'Batch')
  await divisionBox(canvas)
}

/** Types a time from its first segment on: '071220240630p'. */
export async function typeTime({ canvas, userEvent }: PlayContext, field: string, pieces: string) {
  const [day] = within(canvas.getByRole('group', { name: field })).getAllByRole('spinbutton')
  await userEvent.click(day ?? document.body)
  await userEvent.keyboard(pieces)
}

/** Returns the names of the selected divisions. */
export const chosenDivisions = (canvas: PlayContext['canvas']) =>
  canvas.queryAllByRole('button', { name: /^Remove/, hidden: true }).map((button) => button.ariaLabel)

/** Lets clocks show another time, from which they go on. Returns a function that ends it. */
export function clocksAt(instant: string): () => void {
  const real = Date.now
  const shift = parseISO(instant).getTime() - real()
  Date.now = () => real() + shift
  return () => {
    Date.now = real
  }
}

/**
 * Opens stories at an instant in the institute's zone, with these records. The clock is set first, as the API takes it when it
 * is made.
 */
export const atTheOffice =
  (seed: Parameters<typeof apiHandlers>[0], instant = '2024-12-10T13:22:00Z') =>
  ({ msw }: Pick<PlayContextWithMsw, 'msw'>) => {
    const resetClocks = clocksAt(instant)
    const resetZone = inIndia()
    msw.use(...apiHandlers(seed))
    return () => {
      resetClocks()
      resetZone()
    }
  }
