import { expect } from 'storybook/test'
import { manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { batchNames, chooseFilter, filterNames } from '#stories/admin/filters.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { teachers } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(teachers)

const meta = preview.meta({ ...consoleAt('/admin/teacher'), tags: ['!autodocs', 'console'] })

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
    await isAt(canvas, '/admin/teacher?batch_id=5')
  },
})

export const FilterFailed = meta.story({
  tags: ['frame'],
  parameters: { spec: [461] },
  ...states.filterFailed,
})

export const SearchAfterAPause = meta.story({
  parameters: { spec: [139, 292, 296] },
  args: { entries: ['/admin/teacher?page=2'] },
  ...states.searchAfterAPause('IHT-14', 8, '/admin/teacher?search=IHT-14'),
})

export const LateAnswer = meta.story({ tags: ['frame'], parameters: { spec: [497] }, ...states.lateAnswer })
export const ServerSlow = meta.story({ tags: ['frame'], ...states.serverSlow })

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [143, 498] },
  ...states.markedAfterEdit({
    place: '/admin/teacher?search=teacher&page=2',
    page: 'Page 2 of 3',
    name: 'Teacher 30',
    label: 'Specialization',
    more: ' and fiqh',
    found: 'Hadith sciences and fiqh',
    submit: 'Update',
  }),
})
