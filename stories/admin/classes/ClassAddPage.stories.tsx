import { expect, waitFor } from 'storybook/test'
import { classAdd } from '#stories/admin/addForms.ts'
import { addStates } from '#stories/admin/addStates.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, IS_BACK, isAt, leadsTo, shows } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { chosenDivisions, drafted, inIndia, readyForm, typeTime } from './classStory.ts'

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

export const Filled = meta.story({
  beforeEach: () => drafted(),
  play: async ({ canvas }) => {
    await readyForm(canvas)
    await expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C'])
  },
})

/** Filled and saved: the new class is first in the list, its link saved as the video id. */
export const Saved = meta.story({
  parameters: { spec: [203, 302, 354, 355, 371, 419] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), '  Hadith sciences ')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Module 3')
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'YouTube Link' }),
      'https://youtu.be/a1B2c3D4e5F',
    )
    await choose({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    const division = await canvas.findByRole('button', { name: 'Select all of Division' })
    await userEvent.click(division)
    await typeTime({ canvas, userEvent }, 'Schedule Time', '071220240630p')
    await typeTime({ canvas, userEvent }, 'Expire Time', '141220240630p')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Class "Module 3" has been added.')
    await isAt(canvas, '/admin/class')
    const row = (await canvas.findByText('Module 3')).closest('tr')
    await expect(row).toHaveTextContent(
      '1Hadith sciencesModule 3 savedBatch 06 WomenDivision ADivision B07 Dec 20246:30 PM IST',
    )
    await expect(row).toHaveTextContent('14 Dec 20246:30 PM IST')
    await expect(canvas.getAllByRole('link', { name: 'a1B2c3D4e5F' })).toHaveLength(2)
  },
})

export const Refused = meta.story({
  parameters: { spec: [346, 347, 348, 349, 350, 351, 352] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
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
  },
})

/** One field is missing: it takes the focus, and its error disappears while it is filled. */
export const RefusedOne = meta.story({
  parameters: { spec: [355] },
  beforeEach: () => drafted({ M03_Title: 'Module 3', M03_SubjectName: 'Fiqh' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(IS_BACK)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
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
  ...states.draftRestored,
  play: async (player) => {
    const { canvas } = player
    await readyForm(canvas)
    await expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C'])
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      '07 Dec 2024, 6:30 PM',
    )
    await states.draftRestored.play(player)
    if (isLookedAt) return
    await expect(chosenDivisions(canvas)).toEqual([])
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
  },
})

export const OwnWords = meta.story({ parameters: { spec: [459, 503] }, ...states.ownWords })
