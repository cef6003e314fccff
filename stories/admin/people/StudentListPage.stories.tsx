import { expect } from 'storybook/test'
import { fathimaNasreen, withoutPlaces } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import { students } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(students)

const meta = preview.meta({ ...consoleAt('/admin/adminpanel'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], parameters: { spec: [88] }, ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [88, 124, 125, 126, 127, 128, 397, 469, 470] },
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[1]).toHaveTextContent(
      /^2Fathima NasreenIHS-1038Batch 07 WomenDivision A\+91 00000 01038/,
    )
    await expect(canvas.getByPlaceholderText('Search students...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await expect(canvas.getByRole('combobox', { name: 'Division' })).toHaveDisplayValue('All Divisions')
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible()
    await leadsTo(canvas, 'ADD Student', '/admin/add_students')
  },
})

export const MiddlePage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297, 470] },
  args: { entries: ['/admin/adminpanel?page=2'] },
  ...states.middlePage,
})

export const LastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297] },
  args: { entries: ['/admin/adminpanel?page=9'] },
  ...states.lastPage,
})

export const OneRow = meta.story({ tags: ['frame'], ...states.oneRow })

export const MissingParts = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [withoutPlaces, fathimaNasreen] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Salman Faris')
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
  },
})

export const LongAndMalayalam = meta.story({ tags: ['frame'], ...states.longAndMalayalam })

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  args: { entries: ['/admin/adminpanel?search=a'] },
  ...states.narrow,
})

export const Empty = meta.story({ tags: ['frame'], parameters: { spec: [132, 496] }, ...states.empty })

export const NothingFound = meta.story({
  parameters: { spec: [132, 496] },
  args: { entries: ['/admin/adminpanel?search=zzz&batch_id=7'] },
  ...states.nothingFound,
  play: async (player) => {
    await states.nothingFound.play(player)
    if (isLookedAt) return
    await expect(player.canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
  },
})

export const Refetching = meta.story({ tags: ['frame'], ...states.refetching })
export const Failed = meta.story({ parameters: { spec: [435, 496] }, ...states.failed })

export const FailedPlain = meta.story({
  tags: ['frame'],
  parameters: { spec: [435, 503] },
  ...states.failedPlain,
})

export const NoToken = meta.story({ tags: ['frame'], parameters: { spec: [370, 441] }, ...states.noToken })
export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.offline })
export const LateAnswer = meta.story({ tags: ['frame'], parameters: { spec: [497] }, ...states.lateAnswer })
export const ServerSlow = meta.story({ tags: ['frame'], ...states.serverSlow })
