import { expect } from 'storybook/test'
import { classPageOn } from '#mocks/fixtures/classPages.ts'
import { divisionWithoutMentor, manyDivisions, unusedDivision } from '#mocks/fixtures/divisions.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import { divisions } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'

const states = pagedListStates(divisions)

/** The id of the division in the first row. */
const firstId = Math.max(...manyDivisions.map((division) => division.M11_Division_id))

const meta = preview.meta({ ...consoleAt('/admin/division'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ tags: ['frame'], parameters: { spec: [102] }, ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [102, 149, 150, 151, 152, 388, 469, 470] },
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ divisions: manyDivisions, pages: [{ ...classPageOn, divisionId: firstId }] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Circle 47Batch 05 MenAbdul Gafoor0On$/)
    await expect(rows[14]).toHaveTextContent(/^15Circle 33.*Off$/)
    await expect(canvas.getByPlaceholderText('Search divisions...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await expect(canvas.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('All Mentors')
    await leadsTo(canvas, 'ADD DIVISION', '/admin/division_add')
  },
})

export const MiddlePage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297, 470] },
  args: { entries: ['/admin/division?page=2'] },
  ...states.middlePage,
})

export const LastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297] },
  args: { entries: ['/admin/division?page=4'] },
  ...states.lastPage,
})

export const OneRow = meta.story({ tags: ['frame'], ...states.oneRow })

/** One without a mentor, one whose batch was deleted. */
export const MissingParts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ divisions: [divisionWithoutMentor, { ...unusedDivision, M11_Batch_id: 999 }] })),
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link', { name: 'Division E' })).closest('tr')
    await expect(row).toHaveTextContent(/Batch 07 WomenNot set0Off$/)
    const lost = canvas.getByRole('link', { name: 'Division D' }).closest('tr')
    await expect(lost).toHaveTextContent(/N\/AJameel Ahmed0Off$/)
  },
})

export const LongAndMalayalam = meta.story({ tags: ['frame'], ...states.longAndMalayalam })

export const Narrow = meta.story({
  tags: ['frame'],
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

export const Empty = meta.story({ tags: ['frame'], parameters: { spec: [156, 496] }, ...states.empty })

export const NothingFound = meta.story({
  parameters: { spec: [156, 496] },
  args: { entries: ['/admin/division?search=zzz&batch_id=7&mentor_id=107'] },
  ...states.nothingFound,
  play: async (player) => {
    await states.nothingFound.play(player)
    if (isLookedAt) return
    await expect(player.canvas.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('All Mentors')
  },
})

export const Refetching = meta.story({ tags: ['frame'], ...states.refetching })
export const Failed = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.failed })
export const FailedPlain = meta.story({ tags: ['frame'], parameters: { spec: [503] }, ...states.failedPlain })
export const NoToken = meta.story({ tags: ['frame'], parameters: { spec: [370, 441] }, ...states.noToken })
export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.offline })
export const LateAnswer = meta.story({ tags: ['frame'], parameters: { spec: [497] }, ...states.lateAnswer })
export const ServerSlow = meta.story({ tags: ['frame'], ...states.serverSlow })
