import { expect } from 'storybook/test'
import { abdulGafoor, manyTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { columnsOf } from '#stories/admin/listStates.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { teachers } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { teacherDeletion } from '#stories/admin/deletions.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(teachers)

const meta = preview.meta({ ...consoleAt('/admin/teacher'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [92, 139, 140, 141, 403, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Teacher 47IHT-147Hadith sciencesBatch 07 Women/)
    await expect(rows[14]).toHaveTextContent(/^15Teacher 33/)
    await expect(columnsOf(canvas)).toEqual(teachers.columns)
    await expect(canvas.getByPlaceholderText('Search teachers...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await leadsTo(canvas, 'ADD TEACHER', '/admin/teacher_add')
  },
})

export const Few = meta.story({
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Abdul Gafoor')).closest('tr')
    await expect(row).toHaveTextContent(
      'IHT-011Hadith sciencesBatch 05 Men+91 00000 02100WhatsAppabdul@example.org',
    )
  },
})

export const MiddlePage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297, 470] },
  args: { entries: ['/admin/teacher?page=2'] },
  ...states.middlePage,
  play: async (player) => {
    await states.middlePage.play(player)
    const { canvas, userEvent } = player
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await canvas.findByText('Page 1 of 4')
    await isAt(canvas, '/admin/teacher?page=1')
  },
})

export const LastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297] },
  args: { entries: ['/admin/teacher?page=4'] },
  ...states.lastPage,
  play: async (player) => {
    await states.lastPage.play(player)
    await expect(player.canvas.getAllByRole('row').at(-1)).toHaveTextContent(/^47Shihab Faizy/)
  },
})

export const OneRow = meta.story({ tags: ['frame'], ...states.oneRow })
export const LongAndMalayalam = meta.story(states.longAndMalayalam)

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

export const MissingParts = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: [], teachers: [abdulGafoor] })),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Abdul Gafoor')).closest('tr')
    await expect(row).toHaveTextContent('Hadith sciencesN/A')
  },
})

export const Empty = meta.story({ tags: ['frame'], parameters: { spec: [145, 496] }, ...states.empty })

export const NothingFound = meta.story({
  parameters: { spec: [145, 496] },
  args: { entries: ['/admin/teacher?search=zzz&batch_id=5'] },
  ...states.nothingFound,
})

export const Refetching = meta.story({ tags: ['frame'], ...states.refetching })
export const Failed = meta.story({ parameters: { spec: [436, 496] }, ...states.failed })

export const FailedPlain = meta.story({
  tags: ['frame'],
  parameters: { spec: [436, 503] },
  ...states.failedPlain,
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.offline })
export const NoToken = meta.story({ tags: ['frame'], parameters: { spec: [370, 441] }, ...states.noToken })

export const LastRowOfLastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [489] },
  ...deleteStates(teacherDeletion).lastRowOfLastPage,
})
