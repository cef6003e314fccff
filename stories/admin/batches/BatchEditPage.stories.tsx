import { expect, screen, waitFor, within } from 'storybook/test'
import { openToken } from '#mocks/fixtures/accounts.ts'
import { batch05Men } from '#mocks/fixtures/batches.ts'
import { failing, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/batch_edit/5'] },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/batches/:id')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Batch Edits' })).toBeVisible()
  },
})

export const Filled = meta.story({
  parameters: { spec: [98, 176, 177, 178, 408] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Batch Name/)).toHaveValue('Batch 05 Men')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Course/ })).toHaveTextContent('Advanced Hadith Studies'),
    )
    await expect(canvas.getByRole('button', { name: 'UPDATE' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to batches' })).toHaveAttribute(
      'href',
      '/admin/batch',
    )
  },
})

export const LoadFailed = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batches/:id', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load batch details' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Gone = meta.story({
  args: { entries: ['/admin/batch_edit/999'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Batch not found' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Back to batches' })).toHaveLength(2)
  },
})

/** Batch 03 Women has no course yet. */
export const Refused = meta.story({
  parameters: { spec: [343, 344] },
  args: { entries: ['/admin/batch_edit/3'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/^Batch Name/))
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await expect(await canvas.findByText('Description is required')).toBeVisible()
    await expect(canvas.getByText('Course is required')).toBeVisible()
  },
})

export const Saving = meta.story({
  parameters: { spec: [278, 279] },
  beforeEach: ({ msw }) => msw.use(pending('put', '/batches/:id')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Batch Name/)).toBeDisabled()
  },
})

export const Saved = meta.story({
  parameters: { spec: [179, 410] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await canvas.findByText('Batch "Batch 05 Men 2" has been saved.')
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/batch'))
  },
})

export const Server422 = meta.story({
  parameters: { spec: [367, 486] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Batch Name/)
    await userEvent.clear(name)
    await userEvent.type(name, 'Batch 01')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Enter the batch name A batch with this name already exists'),
    )
  },
})

export const Failed = meta.story({
  parameters: { spec: [458, 503] },
  beforeEach: ({ msw }) => msw.use(failing('put', '/batches/:id', 500)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await canvas.findByText('The batch could not be saved. Please try again.')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 05 Men 2')
  },
})

/** The form works without the courses, and keeps the batch's own. */
export const CoursesFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/course_ids', 500)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Error loading courses')).toBeVisible()
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    const row = (await canvas.findByRole('link', { name: 'Edit Batch 05 Men 2' })).closest('tr')
    await expect(row).toHaveTextContent('Advanced Hadith Studies')
  },
})

export const Conflict412 = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Batch Name/), ' 2')
    await somebodyElseSaves({ ...batch05Men, M02_M01_CourseId: 4 })
    await userEvent.click(canvas.getByRole('button', { name: 'UPDATE' }))
    await canvas.findByText(/Somebody else changed this/)
    await expect(canvas.getByText('Course now reads').nextSibling).toHaveTextContent('Arabic for Readers')
    await expect(canvas.getByLabelText(/^Batch Name/)).toHaveValue('Batch 05 Men 2')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }))
    await expect(await canvas.findByText('Batch "Batch 05 Men 2" has been saved.')).toBeInTheDocument()
  },
})

export const Dirty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const course = await canvas.findByRole('combobox', { name: /^Course/ })
    await waitFor(() => expect(course).toBeEnabled())
    await userEvent.click(course)
    await userEvent.click(await screen.findByRole('option', { name: 'Arabic for Readers' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave without saving?' }))
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Batch Name/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

async function somebodyElseSaves({ M02_BatchId, M02_Name, M02_M01_CourseId }: typeof batch05Men) {
  await fetch(`/api/batches/${M02_BatchId}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${openToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ M02_Name, M02_M01_CourseId }),
  })
}
