import { expect, waitFor, within } from 'storybook/test'
import { batch06Women } from '#mocks/fixtures/batches.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { batch06B } from '#mocks/fixtures/divisions.ts'
import { failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { classEdit } from '#stories/admin/editForms.ts'
import { editStates } from '#stories/admin/editStates.ts'
import {
  CHANGED_BY_OFFICE,
  choiceOf,
  choose,
  leadsTo,
  shows,
  somebodyElseSaves,
} from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { chosenDivisions, inIndia, readyForm, typeTime } from './classStory.ts'

const states = editStates(classEdit)

const meta = preview.meta({
  ...consoleAt('/admin/class_edit/9'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

export const Filled = meta.story({
  parameters: { spec: [107, 204, 205, 206, 207, 208, 418] },
  play: async ({ canvas }) => {
    await readyForm(canvas, 'Edit Class')
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hadith sciences')
    await expect(canvas.getByRole('textbox', { name: 'YouTube Link' })).toHaveValue(
      'https://youtu.be/a1B2c3D4e5F',
    )
    await shows(canvas, 'Batch', 'Batch 07 Women')
    await expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division B'])
    await expect(canvas.getByRole('group', { name: 'Scheduled At' })).toHaveTextContent(
      '07 Dec 2024, 6:30 PM',
    )
    await expect(canvas.getByRole('group', { name: 'Expiry Time' })).toHaveTextContent('14 Dec 2024, 6:30 PM')
    await expect(canvas.getByRole('button', { name: 'Update Class' })).toBeVisible()
    await leadsTo(canvas, 'Back to classes', '/admin/class')
  },
})

/** The expiry may stay empty. */
export const Refused = meta.story({
  parameters: { spec: [206, 360, 361, 362] },
  args: { entries: ['/admin/class_edit/7'] },
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    for (const name of ['Subject', 'Title', 'YouTube Link']) {
      await userEvent.clear(canvas.getByRole('textbox', { name }))
    }
    await choose({ canvas, userEvent }, 'Batch', 'Select a batch')
    const pieces = within(canvas.getByRole('group', { name: 'Scheduled At' })).getAllByRole('spinbutton')
    await userEvent.click(pieces[0] ?? document.body)
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Class' }))
    await expect(await canvas.findByText('6 fields need attention')).toBeVisible()
    for (const field of [
      'SubjectName',
      'Title',
      'ScheduledAt',
      'M02_BatchId',
      'M11_DivisionIds',
      'YouTubeLink',
    ]) {
      await expect(canvas.getByText(`${field} is required`)).toBeVisible()
    }
  },
})

/** Batch and divisions are chosen together, by name; taking theirs loads the other batch's divisions. */
export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await somebodyElseMovesIt()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Division A' }))
    await update({ canvas, userEvent })
    await canvas.findByText(new RegExp(`Scheduled At and Expiry Time were ${CHANGED_BY_OFFICE}`))
    const choice = await choiceOf(canvas, 'Batch and Division')
    await choice.findByRole('radio', { name: 'Batch 07 Women, Division B Yours' })
    const theirs = await choice.findByRole('radio', {
      name: 'Batch 06 Women, Division B office@example.org',
    })
    await expect(canvas.getByRole('group', { name: 'Scheduled At' })).toHaveTextContent(
      '08 Dec 2024, 6:30 AM',
    )
    await userEvent.click(theirs)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Module 1 2')
    await waitFor(() => expect(chosenDivisions(canvas)).toEqual(['Remove Division B']))
    const chosen = await choiceOf(canvas, 'Batch and Division')
    await expect(await chosen.findByRole('radio', { name: /^Batch 06 Women/, checked: true })).toHaveFocus()
  },
})

async function update({ canvas, userEvent }: PlayContext) {
  await readyForm(canvas, 'Edit Class')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' 2')
  await userEvent.click(canvas.getByRole('button', { name: 'Update Class' }))
}

const { M03_ClassesId: _id, batch: _batch, divisions: _divisions, ...rest } = module1

const somebodyElseMovesIt = () =>
  somebodyElseSaves('/classes/9', {
    ...rest,
    M03_M02_BatchId: batch06Women.M02_BatchId,
    M03_M11_DivisionIds: [batch06B.M11_Division_id],
    M03_ScheduledAt: '2024-12-08 06:30:00',
    M03_ExpiryTime: null,
  })

/** Submitted with Ctrl+Enter from the time field, which keeps its text during and after the sign-in. */
export const TimeKeptWhileSignedOut = meta.story({
  parameters: { spec: [493] },
  beforeEach: ({ msw }) => msw.use(failing('put', '/classes/9', 401)),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas, 'Edit Class')
    await typeTime({ canvas, userEvent }, 'Expiry Time', '100220250845p')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByRole('dialog', { name: 'Log in to continue' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    const pieces = within(canvas.getByRole('group', { name: 'Expiry Time' })).getAllByRole('spinbutton')
    const typed = ['10', 'Feb', '2025', '8', '45', 'PM']
    await expect(pieces.map((piece) => piece.textContent)).toEqual(typed)
  },
})

export const OwnWords = meta.story({ parameters: { spec: [209, 420, 459, 485, 503] }, ...states.ownWords })
