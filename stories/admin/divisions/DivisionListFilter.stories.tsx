import { expect, waitFor } from 'storybook/test'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { manyDivisions } from '#mocks/fixtures/divisions.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import { divisions } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(divisions)

const meta = preview.meta({ ...consoleAt('/admin/division'), tags: ['!autodocs', 'console'] })

export const FilterOpen = meta.story({
  parameters: { spec: [150, 151, 404] },
  play: async ({ canvas }) => {
    await expect(await filterNames({ canvas }, 'Batch')).toEqual(batchNames)
    await expect(await filterNames({ canvas }, 'Mentor')).toHaveLength(9)
  },
})

/** After changing the batch, its teachers are the options, and the previous mentor is not. */
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
    if (isLookedAt) return
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getAllByRole('button', { name: 'Retry' })[0] ?? document.body)
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
  },
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [293, 297] },
  args: { entries: ['/admin/division?page=2'] },
  ...states.searchAfterAPause('circle 4', 8, '/admin/division?search=circle+4'),
})
