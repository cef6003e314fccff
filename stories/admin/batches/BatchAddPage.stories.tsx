import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      '/admin/batch?search=women',
      { pathname: '/admin/batch_add', state: { from: '?search=women' } },
    ],
  },
})

export const Empty = meta.story({
  parameters: { spec: [97, 173, 174] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Batch Creation' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveAccessibleDescription('Enter the batch name')
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveTextContent('Select Course')
    await expect(canvas.getByRole('link', { name: 'Back to batches' })).toHaveAttribute(
      'href',
      '/admin/batch?search=women',
    )
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  },
})

export const Filled = meta.story({
  parameters: { spec: [386] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveTextContent(
      'Forty Hadith of Nawawi',
    )
  },
})

export const Refused = meta.story({
  parameters: { spec: [342, 344] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() =>
      expect(canvas.getByLabelText(/^Batch Name/)).toHaveAccessibleDescription(
        'Enter the batch name Description is required',
      ),
    )
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveAccessibleDescription(
        'Course is required',
      ),
    )
    await expect(canvas.getByText('2 fields need attention')).toBeVisible()
  },
})

export const RefusedOne = meta.story({
  parameters: { spec: [342] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), 'Batch 08')
    const course = canvas.getByRole('combobox', { name: /^Course/ })
    await waitFor(() => expect(course).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(course).toHaveFocus())
    await expect(canvas.getByLabelText(/^Batch Name/)).not.toBeInvalid()
  },
})

export const Cleared = meta.story({
  parameters: { spec: [345] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await userEvent.type(canvas.getByLabelText(/^Batch Name/), 'B')
    await waitFor(() => expect(canvas.queryByText('Description is required')).not.toBeInTheDocument())
    await expect(canvas.getByText('Course is required')).toBeVisible()
    await chooseCourse({ canvas, userEvent })
    await waitFor(() => expect(canvas.queryByText('Course is required')).not.toBeInTheDocument())
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279, 478] },
  beforeEach: ({ msw }) => msw.use(pending('post', '/batches')),
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByLabelText(/^Batch Name/)).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toBeDisabled()
  },
})

/** Submitted with Ctrl+Enter, which a Select passes to the form. */
export const Saved = meta.story({
  parameters: { spec: [175, 371, 409] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await canvas.findByText('Batch "Batch 08" has been added.')
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/batch'))
    const row = (await canvas.findByRole('link', { name: 'Edit Batch 08' })).closest('tr')
    await expect(row).toHaveTextContent(/^1Batch 08 saved.*Forty Hadith of Nawawi/)
  },
})

/** The course is kept for the next batch. */
export const SavedAndAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    await canvas.findByText('Batch "Batch 08" has been added.')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveTextContent(
      'Forty Hadith of Nawawi',
    )
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/batch_add'))
  },
})

export const SentTwice = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await fill({ canvas, userEvent })
    // The server saves, and its response is lost.
    msw.use(
      http.post(
        '/api/batches',
        async ({ request }) => {
          await fetch('/api/batches', request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('No connection. Check the network, then try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Batch "Batch 08" has been added.')
    await expect(await canvas.findByText('1 to 8 of 8')).toBeInTheDocument()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseCourse({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/batch?search=women'),
    )
  },
})

export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { M02_Name: 'Batch 08', M02_M01_CourseId: '3' }
    sessionStorage.setItem('draft:/admin/batch_add', JSON.stringify({ values }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 08')
    const course = () => canvas.getByRole('combobox', { name: /^Course/ })
    await waitFor(() => expect(course()).toHaveTextContent('Forty Hadith of Nawawi'))
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('')
    await expect(course()).toHaveTextContent('Select Course')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent })
    endSession()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
    await expect(await canvas.findByText('Batch "Batch 08" has been added.')).toBeInTheDocument()
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

async function chooseCourse({ canvas, userEvent }: PlayContext) {
  const course = await canvas.findByRole('combobox', { name: /^Course/ })
  await waitFor(() => expect(course).toBeEnabled())
  await userEvent.click(course)
  await userEvent.click(await screen.findByRole('option', { name: 'Forty Hadith of Nawawi' }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
}

async function fill({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByLabelText(/^Batch Name/), 'Batch 08')
  await chooseCourse({ canvas, userEvent })
}
