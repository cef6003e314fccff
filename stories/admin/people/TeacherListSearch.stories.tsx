import { expect, waitFor } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { heldSearch, slow } from '#stories/admin/late.ts'
import { chooseFilter, filterNames } from '#stories/admin/filters.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/teacher'] },
})

export const FilterOpen = meta.story({
  parameters: { spec: [140, 385] },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    const names = await filterNames({ canvas }, 'Batch')
    await expect(names[0]).toBe('All Batches')
    await expect(names).toHaveLength(8)
  },
})

export const FilterChosen = meta.story({
  parameters: { spec: [140, 296, 403] },
  args: { entries: ['/admin/teacher?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 05 Men')
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible()
    await canvas.findByText('1 to 15 of 23')
    await expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?batch_id=5')
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Error loading batches')
    await expect(await canvas.findByText('Abdul Gafoor')).toBeVisible()
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [139, 292, 296] },
  args: { entries: ['/admin/teacher?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search teachers...'), 'IHT-14')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/teacher?page=2')
    await canvas.findByText('1 to 8 of 8')
    await expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?search=IHT-14')
  },
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const held = heldSearch('/teachers', 'koya')
    msw.use(held.handler)
    const search = canvas.getByPlaceholderText('Search teachers...')
    await userEvent.type(search, 'koya{Enter}')
    await userEvent.clear(search)
    await userEvent.type(search, 'haji{Enter}')
    await canvas.findByText('1 to 1 of 1')
    held.release()
    await expect(await canvas.findByText('Noushad Haji')).toBeVisible()
    await expect(canvas.queryByText('Asma Koya')).not.toBeInTheDocument()
  },
})

export const ServerSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('/teachers')),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading teachers')
    await expect(await canvas.findByText('Asma Koya')).toBeVisible()
  },
})

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [143, 498] },
  args: { entries: ['/admin/teacher?search=teacher&page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Teacher 30' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
    await userEvent.type(await canvas.findByLabelText('Specialization'), ' and fiqh')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Page 2 of 3')
    await expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?search=teacher&page=2')
    const row = (await canvas.findByText('Hadith sciences and fiqh')).closest('tr')
    await expect(row).toHaveTextContent('Teacher 30 saved')
  },
})
