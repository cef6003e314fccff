import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { manyDivisions } from '#mocks/fixtures/divisions.ts'
import { Console } from '#stories/admin/Console.tsx'
import { chooseFilter, filterNames } from '#stories/admin/filters.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division'] },
})

export const FilterOpen = meta.story({
  parameters: { spec: [150, 151, 404] },
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
    await expect(await filterNames({ canvas }, 'Mentor')).toHaveLength(9)
  },
})

/** Another batch: its own teachers are there to choose from, and the mentor chosen before is not. */
export const FilterChosen = meta.story({
  parameters: { spec: [296, 300, 388, 404] },
  args: { entries: ['/admin/division?mentor_id=108&page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 2')
    await chooseFilter({ canvas, userEvent }, 'Batch', 'Batch 07 Women')
    await expect(canvas.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('All Mentors')
    await expect(await filterNames({ canvas }, 'Mentor')).toEqual([
      'All Mentors',
      expect.stringContaining('Asma Koya'),
      expect.stringContaining('Jameel Ahmed'),
      expect.stringContaining('Noushad Haji'),
      expect.stringContaining('Shihab Faizy'),
    ])
    await chooseFilter({ canvas, userEvent }, 'Mentor', /^Asma Koya/)
    await canvas.findByText('1 to 2 of 2')
    await expect(canvas.getByLabelText('Address').textContent).toMatch(
      /^\/admin\/division\?(mentor_id=107&batch_id=7|batch_id=7&mentor_id=107)$/,
    )
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [461, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batch_ids', 500), failing('get', '/teachers', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('Error loading batches')).toBeVisible()
    await expect(await canvas.findByText('Error loading teachers')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Division D' })).toBeVisible()
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [293, 297] },
  args: { entries: ['/admin/division?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(canvas.getByPlaceholderText('Search divisions...'), 'circle 4')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/division?page=2'))
    await canvas.findByText('1 to 8 of 8')
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/division?search=circle+4'),
    )
  },
})
