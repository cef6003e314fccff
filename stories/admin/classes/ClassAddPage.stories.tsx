import { expect, waitFor } from 'storybook/test'
import { unusedDivision } from '#mocks/fixtures/divisions.ts'
import { classAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { enter, IS_BACK, leadsTo, press, says, shows, somebodyElseDeletes } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { chosenDivisions, drafted, inIndia, readyForm, typedClass } from './classStory.ts'

const states = addStates(classAdd)

const meta = preview.meta({
  ...consoleAt('/admin/class?search=hadith', {
    pathname: '/admin/class_add',
    state: { from: '?search=hadith' },
  }),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

export const Empty = meta.story({
  parameters: { spec: [106, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Class Schedule' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Physics')).toHaveAccessibleName('Subject')
    await expect(canvas.getByPlaceholderText('Module 1')).toHaveAccessibleName('Title')
    const link = canvas.getByPlaceholderText('Enter full YouTube URL')
    await expect(link).toHaveAccessibleName('YouTube Link')
    await expect(link).toHaveAttribute('type', 'url')
    await shows(canvas, 'Batch', 'Select Batch')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveAccessibleDescription('None chosen. Choose a batch first')
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Expire Time' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
    await leadsTo(canvas, 'Back to classes', '/admin/class?search=hadith')
  },
})

/** All fields; then one that is missing: it takes the focus. */
export const Refused = meta.story({
  parameters: { spec: [346, 347, 348, 349, 350, 351, 352, 354, 355] },
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '   ')
    await press(player)
    await expect(await canvas.findByText('7 fields need attention')).toBeVisible()
    for (const text of [
      'Subject is required',
      'Title is required',
      'Schedule is required',
      'Expire is required',
      'Batch ID is required',
      'At least one division is required',
      'YouTube Link is required',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus()
    if (isManualView) return
    await enter(player, 'Subject', 'Fiqh')
    await enter(player, 'Title', 'Module 3')
    await press(player)
    const link = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link).toHaveAccessibleDescription('YouTube Link is required')
    await expect(canvas.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('aria-invalid', 'true')
  },
})

/** Batch and divisions are kept for the next class. */
export const SavedAndAnother = meta.story({
  ...states.savedAndAnother,
  play: async (player) => {
    const { canvas } = player
    await states.savedAndAnother.play(player)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus())
    await waitFor(() => expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C']))
  },
})

/** A draft is restored completely. */
export const DraftRestored = meta.story({
  beforeEach: () => drafted(),
  play: async (player) => {
    const { canvas } = player
    await canvas.findByText(IS_BACK)
    await readyForm(canvas)
    await expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C'])
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      '07 Dec 2024, 6:30 PM',
    )
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Module 3')
    await shows(canvas, 'Batch', 'Batch 07 Women')
    if (isManualView) return
    await press(player, 'Discard')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(''))
    await shows(canvas, 'Batch', 'Select Batch')
    await expect(chosenDivisions(canvas)).toEqual([])
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
  },
})

/** Another user deleted a division while the form was open: the real server's error is shown under the field. */
export const DivisionGone = meta.story({
  parameters: { spec: [367] },
  beforeEach: () => drafted({ ...typedClass, M03_M11_DivisionIds: `["${goneId}"]` }),
  play: async (player) => {
    await readyForm(player.canvas)
    await somebodyElseDeletes(`/division/${goneId}`)
    await press(player)
    const division = player.canvas.getByRole('combobox', { name: 'Division' })
    await says(division, '1 chosen. This division does not belong to the batch')
  },
})

const goneId = unusedDivision.M11_Division_id

export const OwnWords = meta.story({ parameters: { spec: [203, 371, 419, 459, 503] }, ...states.ownWords })
