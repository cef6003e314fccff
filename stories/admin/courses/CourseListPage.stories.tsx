import { expect } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import { manyCourses } from '#mocks/fixtures/courses.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { isAt, leadsTo, signInAgain } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import { columnsOf } from '#stories/admin/listStates.ts'
import { courses } from '#stories/admin/lists.ts'
import { pagedListStates } from '#stories/admin/pagedListStates.ts'
import { deleteStates } from '#stories/admin/deleteStates.ts'
import { courseDeletion } from '#stories/admin/deletions.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'

const states = pagedListStates(courses)

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

export const Loading = meta.story({ parameters: { spec: [99] }, ...states.loading })

export const Loaded = meta.story({
  parameters: { spec: [99, 210, 211, 212, 214, 412, 434, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Hadith Reading Circle 47/)
    await expect(rows[14]).toHaveTextContent(/^15Hadith Reading Circle 33/)
    await expect(columnsOf(canvas)).toEqual(courses.columns)
    await expect(canvas.getByPlaceholderText('Search courses...')).toBeVisible()
    await leadsTo(canvas, 'ADD COURSE', '/admin/course_add')
    await expect(canvas.getByText('1 to 15 of 47')).toBeInTheDocument()
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [214, 297, 470] },
  args: { entries: ['/admin/course?page=2'] },
  ...states.middlePage,
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/course?page=3'] },
  ...states.lastPage,
  play: async (player) => {
    await player.canvas.findByText('Page 3 of 4')
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Next' }))
    await states.lastPage.play(player)
  },
})

export const OneRow = meta.story(states.oneRow)
export const LongAndMalayalam = meta.story(states.longAndMalayalam)

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  ...states.narrow,
})

export const Empty = meta.story({ parameters: { spec: [213, 496] }, ...states.empty })

export const NothingFound = meta.story({
  parameters: { spec: [213, 496] },
  args: { entries: ['/admin/course?search=zzz'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No course matches "zzz". Clear the search, or add a course.')
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    if (isLookedAt) return
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear ?? document.body)
    await expect(await canvas.findByText('1 to 4 of 4')).toBeInTheDocument()
    await expect(canvas.getByPlaceholderText('Search courses...')).toHaveFocus()
  },
})

export const Refetching = meta.story(states.refetching)
export const Failed = meta.story({ parameters: { spec: [434, 496] }, ...states.failed })
export const FailedPlain = meta.story({ parameters: { spec: [434, 503] }, ...states.failedPlain })
export const Offline = meta.story({ parameters: { spec: [496, 503] }, ...states.offline })

export const NoToken = meta.story({
  parameters: { spec: [370, 441] },
  beforeEach: () => localStorage.removeItem('adminToken'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: NO_TOKEN })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await signInAgain({ canvas, userEvent })
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await isAt(canvas, '/admin/course')
  },
})

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [226, 498] },
  ...states.markedAfterEdit({
    place: '/admin/course?search=circle&page=2',
    page: 'Page 2 of 4',
    name: 'Hadith Reading Circle 30',
    label: /^Title/,
    more: ' North',
    found: 'Hadith Reading Circle 30 North',
    submit: 'Update',
  }),
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [310, 489] },
  ...deleteStates(courseDeletion).lastRowOfLastPage,
})
