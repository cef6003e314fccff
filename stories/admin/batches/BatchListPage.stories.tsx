import { expect } from 'storybook/test'
import { manyBatches } from '#mocks/fixtures/batches.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import { batches } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(batches)

const meta = preview.meta({ ...consoleAt('/admin/batch'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], parameters: { spec: [96, 163] }, ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [96, 159, 160, 163, 164, 166, 168, 407, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Weekend Batch 47/)
    await expect(rows[14]).toHaveTextContent(/^15Weekend Batch 33/)
    await expect(canvas.getByPlaceholderText('Search batches...')).toBeVisible()
    await leadsTo(canvas, 'ADD BATCH', '/admin/batch_add')
    await leadsTo(canvas, 'Edit Weekend Batch 47', '/admin/batch_edit/47')
  },
})

export const MiddlePage = meta.story({
  tags: ['frame'],
  parameters: { spec: [164, 168, 297, 470] },
  args: { entries: ['/admin/batch?page=2'] },
  ...states.middlePage,
})

export const LastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297] },
  args: { entries: ['/admin/batch?page=9'] },
  ...states.lastPage,
})

export const OneRow = meta.story({ tags: ['frame'], ...states.oneRow })

export const MissingParts = meta.story({
  parameters: { spec: [165] },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Batch 03 Women')).closest('tr')
    await expect(row).toHaveTextContent('No Course Available')
    await expect(canvas.getAllByText('No Course Available')).toHaveLength(1)
  },
})

export const LongAndMalayalam = meta.story(states.longAndMalayalam)

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

export const Empty = meta.story({ tags: ['frame'], parameters: { spec: [167, 496] }, ...states.empty })

export const NothingFound = meta.story({
  parameters: { spec: [167, 496] },
  args: { entries: ['/admin/batch?search=zzz&course_id=2'] },
  ...states.nothingFound,
})

export const Refetching = meta.story({ tags: ['frame'], ...states.refetching })
export const Failed = meta.story({ parameters: { spec: [432, 496] }, ...states.failed })

export const FailedPlain = meta.story({
  tags: ['frame'],
  parameters: { spec: [432, 503] },
  ...states.failedPlain,
})

export const NoToken = meta.story({ tags: ['frame'], parameters: { spec: [370, 441] }, ...states.noToken })
export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.offline })
export const LateAnswer = meta.story({ tags: ['frame'], parameters: { spec: [497] }, ...states.lateAnswer })
export const ServerSlow = meta.story({ tags: ['frame'], ...states.serverSlow })
