import { expect, within } from 'storybook/test'
import { manyClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { columnsOf } from '#stories/admin/listStates.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { classes } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import preview from '#storybook/preview.tsx'
import { inIndia } from './classStory.ts'

const states = pagedListStates(classes)

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

export const Loading = meta.story({ tags: ['frame'], parameters: { spec: [105] }, ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [105, 180, 181, 182, 184, 185, 186, 187, 190, 417, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(
      /^1Hadith sciencesNarration 47Batch 05 MenDivision B01 Feb 20256:30 PM ISTExpired\d+ \w+ ago08 Feb 20256:30 PM IST/,
    )
    await expect(rows[14]).toHaveTextContent(/^15Hadith sciencesNarration 33/)
    await expect(columnsOf(canvas)).toEqual(classes.columns)
    await expect(canvas.getByPlaceholderText('Search classes...')).toBeVisible()
    await leadsTo(canvas, 'ADD CLASS', '/admin/class_add')
    await expect(canvas.getByRole('link', { name: 'Edit Narration 47' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete Narration 47' })).toBeVisible()
    await expect(canvas.getByText('1 to 15 of 47')).toBeInTheDocument()
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [190, 297, 470] },
  args: { entries: ['/admin/class?page=3'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 3 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^31Hadith sciencesNarration 17/)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('Page 4 of 4')
    await isAt(canvas, '/admin/class?page=4')
  },
})

export const LastPage = meta.story({
  tags: ['frame'],
  parameters: { spec: [297] },
  args: { entries: ['/admin/class?page=4'] },
  ...states.lastPage,
})

export const OneRow = meta.story({
  parameters: { spec: [187] },
  ...states.oneRow,
  play: async (player) => {
    await states.oneRow.play(player)
    const divisions = within(player.canvas.getByRole('list')).getAllByRole('listitem')
    await expect(divisions.map((division) => division.textContent)).toEqual(['Division A', 'Division B'])
  },
})

export const LongAndMalayalam = meta.story({ tags: ['frame'], ...states.longAndMalayalam })

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

/** A link that is not a video is shown as text. */
export const MissingParts = meta.story({
  parameters: { spec: [187, 188] },
  play: async ({ canvas }) => {
    const rowOf = (title: string) => canvas.getByText(title).closest('tr')
    await canvas.findByText('Page 1 of 1')
    await expect(rowOf('Nominal sentences')).toHaveTextContent('Not set')
    await expect(rowOf('Grades of narration')).toHaveTextContent('Batch 04 MenN/A')
    const video = canvas.getByRole('link', { name: 'a1B2c3D4e5F' })
    await expect(video).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a1B2c3D4e5F')
    await expect(video).toHaveAttribute('target', '_blank')
    await expect(video).toHaveAttribute('rel', 'noreferrer')
    await expect(canvas.getByText('the recording will follow').closest('a')).toBeNull()
  },
})

export const Empty = meta.story({ tags: ['frame'], parameters: { spec: [189, 496] }, ...states.empty })

export const NothingFound = meta.story({
  parameters: { spec: [189, 496] },
  args: { entries: ['/admin/class?search=zzz&batch_id=7'] },
  ...states.nothingFound,
})

export const Refetching = meta.story({ tags: ['frame'], ...states.refetching })
export const Failed = meta.story({ parameters: { spec: [433, 496] }, ...states.failed })

export const FailedPlain = meta.story({
  tags: ['frame'],
  parameters: { spec: [433, 503] },
  ...states.failedPlain,
})

export const Offline = meta.story({ tags: ['frame'], parameters: { spec: [496, 503] }, ...states.offline })
export const NoToken = meta.story({ tags: ['frame'], parameters: { spec: [370, 441] }, ...states.noToken })
export const ServerSlow = meta.story({ tags: ['frame'], ...states.serverSlow })
