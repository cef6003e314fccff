import { expect, waitFor } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { teachers } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(teachers)

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
    await expect(await filterNames({ canvas }, 'Batch')).toEqual(batchNames)
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
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?batch_id=5'),
    )
  },
})

export const FilterFailed = meta.story({
  parameters: { spec: [461] },
  ...states.filterFailed,
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [139, 292, 296] },
  args: { entries: ['/admin/teacher?page=2'] },
  ...states.searchAfterAPause('IHT-14', 8, '/admin/teacher?search=IHT-14'),
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  ...states.lateAnswer,
})

export const ServerSlow = meta.story({ ...states.serverSlow })

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
    await waitFor(() =>
      expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?search=teacher&page=2'),
    )
    const row = (await canvas.findByText('Hadith sciences and fiqh')).closest('tr')
    await expect(row).toHaveTextContent('Teacher 30 saved')
  },
})
