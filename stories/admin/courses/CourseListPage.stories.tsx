import { delay } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import { fewCourses, longMalayalam, manyCourses } from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo, NO_CONNECTION, signInAgain } from '#stories/admin/formPlay.ts'
import { held } from '#stories/admin/late.ts'
import { columnsOf } from '#stories/admin/ownWords.ts'
import { holdPause, passPause } from '#stories/heldPause.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const columns = ['#', 'TITLE', 'DESCRIPTION', 'ACTIONS']

const message = 'The database cannot be reached right now.'

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

const withMany = ({ msw }: PlayContextWithMsw) => msw.use(...apiHandlers({ courses: manyCourses }))

const searchField = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.getByPlaceholderText('Search courses...')

export const Loading = meta.story({
  parameters: { spec: [99] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/courses')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses')).toBeInTheDocument()
    await expect(columnsOf(canvas)).toEqual(columns)
    for (const head of canvas.getAllByRole('columnheader')) await expect(head).toBeVisible()
  },
})

export const Loaded = meta.story({
  parameters: { spec: [99, 210, 211, 212, 214, 412, 434, 469, 470] },
  beforeEach: withMany,
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Hadith Reading Circle 47/)
    await expect(rows[14]).toHaveTextContent(/^15Hadith Reading Circle 33/)
    await expect(columnsOf(canvas)).toEqual(columns)
    await expect(searchField({ canvas })).toBeVisible()
    await leadsTo(canvas, 'ADD COURSE', '/admin/course_add')
    await expect(canvas.getByText('1 to 15 of 47')).toBeInTheDocument()
  },
})

/** Reached page by page; there is none behind it, and a page that does not exist leads to it. */
export const LastPage = meta.story({
  parameters: { spec: [214, 297, 470] },
  args: { entries: ['/admin/course?page=9'] },
  beforeEach: withMany,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 4 of 4')
    await isAt(canvas, '/admin/course?page=4')
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await canvas.findByText('Page 3 of 4')
    await isAt(canvas, '/admin/course?page=3')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^31/)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('Page 4 of 4')
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await isAt(canvas, '/admin/course?page=4')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

export const LongAndMalayalam = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: [longMalayalam, ...fewCourses] })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: longMalayalam.M01_Title })
    await expect(name).toBeVisible()
    await expect(name).toHaveAttribute('lang', 'ml')
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Empty = meta.story({
  parameters: { spec: [213, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    await expect(canvas.getByText('No courses yet. Add the first one.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD COURSE' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [213, 496] },
  args: { entries: ['/admin/course?search=zzz'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No course matches "zzz". Clear the search, or add a course.')
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    if (isManualView) return
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear ?? document.body)
    await expect(await canvas.findByText('1 to 4 of 4')).toBeInTheDocument()
    await expect(searchField({ canvas })).toHaveFocus()
  },
})

/** The previous rows stay. */
export const Refetching = meta.story({
  beforeEach: withMany,
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/courses'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Hadith Reading Circle 47')).toBeVisible()
  },
})

/** Without a connection; then the server says why, or nothing. */
export const Failed = meta.story({
  parameters: { spec: [434, 496, 503] },
  beforeEach: ({ msw }) => msw.use(offline('get', '/courses')),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
    await expect(canvas.getByText(NO_CONNECTION)).toBeVisible()
    const retry = () => userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    msw.use(failing('get', '/courses', 500))
    await retry()
    await canvas.findByRole('heading', { name: 'Error loading data' })
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    msw.use(failing('get', '/courses', 503, { message }))
    await retry()
    await canvas.findByRole('heading', { name: message })
    if (isManualView) return
    msw.use(...apiHandlers())
    await retry()
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

export const NoToken = meta.story({
  parameters: { spec: [370, 441] },
  beforeEach: () => localStorage.removeItem('adminToken'),
  play: async (player) => {
    const { canvas, userEvent } = player
    await expect(await canvas.findByRole('heading', { name: NO_TOKEN })).toBeVisible()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await signInAgain(player)
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await isAt(canvas, '/admin/course')
  },
})

/** A row of another page is edited: the list keeps its search and page, and the row is highlighted. */
export const MarkedAfterEdit = meta.story({
  parameters: { spec: [226, 498] },
  args: { entries: ['/admin/course?search=circle&page=2'] },
  beforeEach: withMany,
  play: async ({ canvas, userEvent }) => {
    const place = '/admin/course?search=circle&page=2'
    await userEvent.click(await canvas.findByRole('link', { name: 'Hadith Reading Circle 30' }))
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
    const title = await canvas.findByLabelText(/^Title/, { selector: ':not(th)' })
    await leadsTo(canvas, 'Back to courses', place)
    await userEvent.type(title, ' North')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText(/ has been saved\.$/)
    await canvas.findByText('Page 2 of 4')
    await isAt(canvas, place)
    await expect(await canvas.findByRole('row', { name: /Circle 30 North/ })).toHaveTextContent('saved')
  },
})

/** Typing searches after a pause, on page 1; Enter searches at once. */
export const SearchAfterAPause = meta.story({
  parameters: { spec: [294, 297] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach(player) {
    withMany(player)
    return holdPause(1000)
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await userEvent.type(searchField({ canvas }), 'circle 4')
    await isAt(canvas, '/admin/course?page=2')
    await passPause()
    await canvas.findByText('1 to 9 of 9')
    await isAt(canvas, '/admin/course?search=circle+4')
    await userEvent.type(searchField({ canvas }), '7{Enter}')
    await isAt(canvas, '/admin/course?search=circle+47')
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

/** The answer to the first search arrives after that to the second. */
export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const first = held('/courses', 'search', 'forty')
    msw.use(first.handler)
    await userEvent.type(searchField({ canvas }), 'forty{Enter}')
    await userEvent.clear(searchField({ canvas }))
    await userEvent.type(searchField({ canvas }), 'arabic{Enter}')
    await canvas.findByText('1 to 1 of 1')
    first.release()
    await delay(100)
    await expect(await canvas.findByRole('link', { name: 'Arabic for Readers' })).toBeVisible()
    await expect(canvas.queryByText('Forty Hadith of Nawawi')).not.toBeInTheDocument()
  },
})
