import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { endSession } from '#api/session.ts'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { chooseBatch, chooseMentor, fillDivision } from './fillDivision.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: {
    entries: ['/admin/division?search=a', { pathname: '/admin/division_add', state: { from: '?search=a' } }],
  },
})

export const Empty = meta.story({
  parameters: { spec: [103, 157] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Division Creation' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveTextContent('Select Batch')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('')
    await expect(canvas.getByRole('link', { name: 'Back to divisions' })).toHaveAttribute(
      'href',
      '/admin/division?search=a',
    )
  },
})

export const Filled = meta.story({
  parameters: { spec: [385, 404] },
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveTextContent('Batch 06 Women')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Hafsa Majeed')
  },
})

/** Found by typing, at any position in the list. */
export const SixteenthTeacher = meta.story({
  parameters: { spec: [488] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent }) => {
    await chooseMentor({ canvas, userEvent }, 'Teacher 31')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Teacher 31')
  },
})

/** The teachers of the batch are first; the others can be chosen as well. */
export const MentorReloaded = meta.story({
  parameters: { spec: [404, 488] },
  play: async ({ canvas, userEvent }) => {
    await chooseBatch({ canvas, userEvent }, 'Batch 07 Women')
    await userEvent.click(canvas.getByRole('combobox', { name: /^Mentor/ }))
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'Asma KoyaIHT-014, this batch',
        'Jameel AhmedIHT-020, this batch',
        'Noushad HajiIHT-026, this batch',
        'Shihab FaizyIHT-032, this batch',
        'Abdul GafoorIHT-011',
        'Hafsa MajeedIHT-017',
        'Mumthas AliIHT-023',
        'Ruqiya SalimIHT-029',
      ]),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

export const Refused = meta.story({
  parameters: { spec: [339, 340, 341] },
  play: async ({ canvas, userEvent }) => {
    const batch = await canvas.findByRole('combobox', { name: /^Batch/ })
    await waitFor(() => expect(batch).toBeEnabled())
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('3 fields need attention')).toBeVisible()
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveAccessibleDescription(
      'Division Name is required',
    )
    await expect(batch).toHaveAccessibleDescription('Batch is required')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveAccessibleDescription(
      'Mentor is required',
    )
  },
})

/** The first error has the focus; each disappears when its field is edited. */
export const RefusedOne = meta.story({
  parameters: { spec: [340] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), 'Division F')
    const batch = canvas.getByRole('combobox', { name: /^Batch/ })
    // A loading field cannot take the focus.
    await waitFor(() => expect(batch).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(batch).toHaveFocus())
    await expect(canvas.getByLabelText(/^Division Name/)).not.toBeInvalid()
  },
})

export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }))
    await canvas.findByText('Mentor is required')
    await chooseMentor({ canvas, userEvent }, 'Hafsa Majeed')
    await waitFor(() => expect(canvas.queryByText('Mentor is required')).not.toBeInTheDocument())
    await expect(canvas.getByText('Batch is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279, 478] },
  beforeEach: ({ msw }) => msw.use(pending('post', '/division')),
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByLabelText(/^Division Name/)).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: /^Batch/ })).toBeDisabled()
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [371, 390] },
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('Division "Division F" has been added.')
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/division'))
    const row = (await canvas.findByRole('link', { name: 'Division F' })).closest('tr')
    await expect(row).toHaveTextContent(/^1Division F saved.*Batch 06 Women.*Hafsa Majeed.*0$/)
  },
})

/** The batch is kept for the next division. */
export const SavedAndAnother = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    await userEvent.click(canvas.getByRole('button', { name: 'Submit and add another' }))
    await canvas.findByText('Division "Division F" has been added.')
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('')
    await expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveTextContent('Batch 06 Women')
    await expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('')
  },
})

export const SentTwice = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await fillDivision({ canvas, userEvent })
    // The server saves, and its response is lost.
    msw.use(
      http.post(
        '/api/division',
        async ({ request }) => {
          await fetch('/api/division', request.clone())
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await canvas.findByText('No connection. Check the network, then try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('1 to 12 of 12')).toBeInTheDocument()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseMentor({ canvas, userEvent }, 'Hafsa Majeed')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    if (isLookedAt) return
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/division?search=a'),
    )
  },
})

export const DraftRestored = meta.story({
  beforeEach: () => {
    const values = { M11_Division_name: 'Division F', M11_Batch_id: '6', M11_M05_User_Id: '106' }
    sessionStorage.setItem('draft:/admin/division_add', JSON.stringify({ values }))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('What you typed here before is back. It is not saved yet.')
    const mentor = () => canvas.getByRole('combobox', { name: /^Mentor/ })
    await waitFor(() => expect(mentor()).toHaveValue('Hafsa Majeed'))
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division F')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(mentor()).toHaveValue('')
  },
})

export const SignedOutWhileTyping = meta.story({
  parameters: { spec: [493] },
  play: async ({ canvas, userEvent }) => {
    await fillDivision({ canvas, userEvent })
    endSession()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Log in to continue' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith{Enter}')
    await expect(await canvas.findByText('Division "Division F" has been added.')).toBeInTheDocument()
  },
})
