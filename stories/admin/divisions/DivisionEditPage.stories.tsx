import { expect, screen, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { divisionWithoutMentor, unusedDivision } from '#mocks/fixtures/divisions.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { chooseBatch, chooseMentor } from './fillDivision.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division_edit/1'] },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/division/:id')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Edit Division' })).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { spec: [104, 158, 389] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Division Name/)).toHaveValue('Division D')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveTextContent('Batch 07 Women'),
    )
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Jameel Ahmed'))
    await expect(canvas.getByRole('link', { name: 'Back to divisions' })).toHaveAttribute(
      'href',
      '/admin/division',
    )
  },
})

/** The teachers of the other batch are first; the mentor is kept until another one is chosen. */
export const MentorReloaded = meta.story({
  parameters: { spec: [404] },
  play: async ({ canvas, userEvent }) => {
    await chooseBatch({ canvas, userEvent }, 'Batch 05 Men')
    const mentor = canvas.getByRole('combobox', { name: /^Mentor/ })
    await waitFor(() => expect(mentor).toHaveValue('Jameel Ahmed'))
    await userEvent.clear(mentor)
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]).toHaveTextContent('Abdul GafoorIHT-011, this batch'),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})

export const LoadFailed = meta.story({
  parameters: { spec: [440, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/division/:id', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Error loading division details' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Gone = meta.story({
  args: { entries: ['/admin/division_edit/999'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Division not found' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to divisions' })).toHaveLength(2)
  },
})

/** Its mentor was deleted. */
export const Refused = meta.story({
  parameters: { spec: [339, 340] },
  args: { entries: ['/admin/division_edit/91'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: [divisionWithoutMentor] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Division Name/))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('Division Name is required')).toBeVisible()
    await expect(canvas.getByText('Mentor is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('put', '/division/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Division Name/)).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [371, 391] },
  play: async ({ canvas, userEvent }) => {
    await chooseBatch({ canvas, userEvent }, 'Batch 06 Women')
    await userEvent.clear(canvas.getByRole('combobox', { name: /^Mentor/ }))
    await chooseMentor({ canvas, userEvent }, 'Asma Koya')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Division "Division D" has been saved.')
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/division'))
    const row = (await canvas.findByRole('link', { name: 'Division D' })).closest('tr')
    await expect(row).toHaveTextContent(/Batch 06 Women.*Asma Koya/)
  },
})

/** A division with students or classes cannot be moved to another batch. */
export const Server422 = meta.story({
  parameters: { spec: [367] },
  args: { entries: ['/admin/division_edit/11'] },
  play: async ({ canvas, userEvent }) => {
    await chooseBatch({ canvas, userEvent }, 'Batch 06 Women')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Batch/ })).toHaveAccessibleDescription(
        '3 students and 3 classes use this division. It cannot move to another batch.',
      ),
    )
  },
})

export const Failed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('put', '/division/:id', 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('The division could not be saved. Please try again.')
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division D 2')
  },
})

/** The form works without batches and teachers, and keeps the division's own. */
export const LookupsFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500), failing('get', '/teachers', 500)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Error loading batches')
    await canvas.findByText('Error loading teachers')
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const row = (await canvas.findByRole('link', { name: 'Division D 2' })).closest('tr')
    await expect(row).toHaveTextContent(/Batch 07 Women.*Jameel Ahmed/)
  },
})

export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Division Name/), ' 2')
    await somebodyElseSaves({ ...unusedDivision, M11_Batch_id: 6, M11_M05_User_Id: 107 })
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText(/Somebody else changed this/)
    await expect(canvas.getByText('Batch now reads').nextSibling).toHaveTextContent('Batch 06 Women')
    await expect(canvas.getByText('Mentor now reads').nextSibling).toHaveTextContent('Asma Koya')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Mentor/ })).toHaveValue('Asma Koya'))
    await expect(canvas.getByLabelText(/^Division Name/)).toHaveValue('Division D')
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await chooseBatch({ canvas, userEvent }, 'Batch 06 Women')
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  },
})

async function somebodyElseSaves({ M11_Division_id, ...division }: typeof unusedDivision) {
  const { M11_Division_name, M11_Batch_id, M11_M05_User_Id } = division
  await fetch(`/api/division/${M11_Division_id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ M11_Division_name, M11_Batch_id, M11_M05_User_Id }),
  })
}
