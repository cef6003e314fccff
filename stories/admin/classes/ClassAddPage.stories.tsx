import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { choose, chosenDivisions, drafted, inIndia, readyForm, typeTime } from './classStory.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      '/admin/class?search=hadith',
      { pathname: '/admin/class_add', state: { from: '?search=hadith' } },
    ],
  },
  beforeEach: inIndia,
})

const saved = 'Class "Module 3" has been added.'

export const Empty = meta.story({
  parameters: { spec: [106, 193, 194, 195, 196, 197, 198, 199, 200, 201, 202] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Class Schedule' })).toBeVisible()
    await expect(canvas.getByPlaceholderText('Physics')).toHaveAccessibleName('Subject')
    await expect(canvas.getByPlaceholderText('Module 1')).toHaveAccessibleName('Title')
    const link = canvas.getByPlaceholderText('Enter full YouTube URL')
    await expect(link).toHaveAccessibleName('YouTube Link')
    await expect(link).toHaveAttribute('type', 'url')
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveTextContent('Select Batch')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveAccessibleDescription('None chosen. Choose a batch first')
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Expire Time' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
    await expect(canvas.getByRole('link', { name: 'Back to classes' })).toHaveAttribute(
      'href',
      '/admin/class?search=hadith',
    )
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
    await canvas.findByText(saved)
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/class'))
    const row = (await canvas.findByText('Module 3')).closest('tr')
    await expect(row).toHaveTextContent(
      '1Hadith sciencesModule 3 savedBatch 06 WomenDivision ADivision B07 Dec 20246:30 PM IST14 Dec 20246:30 PM IST',
    )
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
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const link = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link).toHaveAccessibleDescription('YouTube Link is required')
    await expect(canvas.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('aria-invalid', 'true')
  },
})

/** Each error disappears when its field is changed. */
export const Cleared = meta.story({
  parameters: { spec: [354] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'M')
    await waitFor(() => expect(canvas.queryByText('Title is required')).not.toBeInTheDocument())
    await choose({ canvas, userEvent }, 'Batch', 'Batch 07 Women')
    await expect(canvas.queryByText('Batch ID is required')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all of Division' }))
    await waitFor(() =>
      expect(canvas.queryByText('At least one division is required')).not.toBeInTheDocument(),
    )
    await expect(canvas.getByText('Subject is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => {
    msw.use(pending('post', '/classes'))
    drafted()
  },
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    for (const name of ['Batch', 'Division']) {
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled()
    }
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeDisabled()
  },
})

/** Batch and divisions are kept for the next class. */
export const SavedAndAnother = meta.story({
  beforeEach: () => drafted(),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    await canvas.findByText(saved)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus())
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveTextContent('Batch 07 Women'),
    )
    await waitFor(() => expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C']))
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/class_add'))
  },
})

/** The server saves, and its response is lost: the second submit adds no second class. */
export const SentTwice = meta.story({
  beforeEach: () => drafted(),
  play: async ({ canvas, userEvent, msw }) => {
    await readyForm(canvas)
    msw.use(
      http.post(
        '/api/classes',
        async ({ request }) => {
          await fetch('/api/classes', request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('No connection. Check the network, then try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText(saved)
    await expect(await canvas.findByText('1 to 10 of 10')).toBeInTheDocument()
  },
})

/** A draft is restored completely; leaving asks for confirmation. */
export const DraftRestored = meta.story({
  beforeEach: () => drafted(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await readyForm(canvas)
    await expect(chosenDivisions(canvas)).toEqual(['Remove Division A', 'Remove Division C'])
    await expect(canvas.getByRole('group', { name: 'Schedule Time' })).toHaveTextContent(
      '07 Dec 2024, 6:30 PM',
    )
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect(chosenDivisions(canvas)).toEqual([])
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toBeDisabled()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Batch', 'Batch 07 Women')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/class?search=hadith'),
    )
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  beforeEach: () => drafted(),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas)
    endSession()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText(saved)).toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => drafted(),
  play: async ({ canvas, userEvent }) => {
    await readyForm(canvas)
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Title' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Title is required')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})
