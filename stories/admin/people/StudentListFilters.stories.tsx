import { expect, waitFor } from 'storybook/test'
import { manyStudents } from '#mocks/fixtures/students.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { chooseFilter, filterNames } from '#stories/admin/filters.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/adminpanel'] },
})

export const FilterOpen = meta.story({
  parameters: { spec: [125, 385] },
  play: async ({ canvas }) => {
    await expect(await filterNames({ canvas }, 'Batch')).toEqual([
      'All Batches',
      'Batch 01',
      'Batch 03 Women',
      'Batch 04 Men',
      'Batch 05 Men',
      'Batch 06 Women',
      'Batch 07 Women',
      'Ramadan Intensive 2024',
    ])
  },
})

export const DependentDisabled = meta.story({
  parameters: { spec: [126] },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await expect(division).toBeDisabled()
    await expect(division).toHaveAccessibleDescription('Choose a batch first')
  },
})

export const FilterChosen = meta.story({
  parameters: { spec: [125, 126, 296, 298, 387, 397] },
  args: { entries: ['/admin/adminpanel?page=2&batch_id=7&division_id=10'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 2')
    const division = canvas.getByRole('combobox', { name: 'Division' })
    await waitFor(() => expect(division).toHaveDisplayValue('Division B'))
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 06 Women')
    await expect(division).toHaveDisplayValue('All Divisions')
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible()
    await canvas.findByText('1 to 3 of 3')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/adminpanel?batch_id=6')
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [461] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Error loading batches')
    await expect(await canvas.findByText('Fathima Nasreen')).toBeVisible()
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [291, 296] },
  args: { entries: ['/admin/adminpanel?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search students...'), '1045')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/adminpanel?page=2')
    await canvas.findByText('1 to 1 of 1')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/adminpanel?search=1045')
    await expect(canvas.getByText('ആമിന റഹീം')).toBeVisible()
  },
})

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [138, 498] },
  args: { entries: ['/admin/adminpanel?search=ihs&page=2&batch_id=7'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Fathima Nasreen' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
    const back = await canvas.findByRole('link', { name: 'Back to students' })
    await expect(back).toHaveAttribute('href', '/admin/adminpanel?search=ihs&page=2&batch_id=7')
    const code = await canvas.findByLabelText('User Code')
    await userEvent.type(code, 'B')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Page 2 of 2')
    await expect(canvas.getByLabelText('Address').textContent).toBe(
      '/admin/adminpanel?search=ihs&page=2&batch_id=7',
    )
    const row = (await canvas.findByText('IHS-1038B')).closest('tr')
    await expect(row).toHaveTextContent('saved')
  },
})
