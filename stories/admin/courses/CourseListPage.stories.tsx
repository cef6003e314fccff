import { expect, waitFor, within } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import {
  fewCourses,
  foundation,
  longMalayalam,
  manyCourses,
  sixteenCourses,
} from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { Console } from '#stories/admin/Console.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/course'] },
})

export const Loading = meta.story({
  parameters: { spec: [99] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/courses')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading courses')).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: 'DESCRIPTION' })).toBeVisible()
  },
})

export const Loaded = meta.story({
  parameters: { spec: [99, 210, 211, 212, 214, 412, 434, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Hadith Reading Circle 47/)
    await expect(rows[14]).toHaveTextContent(/^15Hadith Reading Circle 33/)
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'TITLE',
      'DESCRIPTION',
      'ACTIONS',
    ])
    await expect(canvas.getByPlaceholderText('Search courses...')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ADD COURSE' })).toHaveAttribute(
      'href',
      '/admin/course_add',
    )
    await expect(canvas.getByText('1 to 15 of 47')).toBeInTheDocument()
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [214, 297, 470] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^16Hadith Reading Circle 32/)
  },
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/course?page=3'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 3 of 4')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('Page 4 of 4')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?page=4')
  },
})

export const OneRow = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: [foundation] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: [longMalayalam, ...fewCourses] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longMalayalam.M01_Title)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: [longMalayalam, ...fewCourses] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Empty = meta.story({
  parameters: { spec: [213, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD COURSE' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [213, 496] },
  args: { entries: ['/admin/course?search=zzz'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No course matches "zzz". Clear the search, or add a course.')
    await expect(canvas.getByRole('heading', { name: 'NO COURSES FOUND' })).toBeVisible()
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear ?? document.body)
    await expect(await canvas.findByText('1 to 4 of 4')).toBeInTheDocument()
    await expect(canvas.getByPlaceholderText('Search courses...')).toHaveFocus()
  },
})

export const Refetching = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/courses'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Hadith Reading Circle 47')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [434, 496] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/courses', 503, { message: 'The database can not be reached just now.' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'The database can not be reached just now.' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

export const FailedPlain = meta.story({
  parameters: { spec: [434, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/courses', 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Error loading data' })
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
})

export const Offline = meta.story({
  parameters: { spec: [496, 503] },
  beforeEach: ({ msw }) => msw.use(offline('get', '/courses')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
    await expect(canvas.getByText('No connection. Check the network, then try again.')).toBeVisible()
  },
})

export const NoToken = meta.story({
  parameters: { spec: [370, 441] },
  beforeEach: () => localStorage.removeItem('adminToken'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: NO_TOKEN })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Email'), 'office@example.org')
    await userEvent.type(dialog.getByLabelText('Password'), 'forty-hadith')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course')
  },
})

export const MarkedAfterEdit = meta.story({
  parameters: { spec: [226, 498] },
  args: { entries: ['/admin/course?search=circle&page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: manyCourses })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Hadith Reading Circle 30' }))
    const title = await canvas.findByLabelText(/^Title/)
    await userEvent.clear(title)
    await userEvent.type(title, 'Reading circle of the north')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?search=circle&page=2')
    const row = canvas.getByText('Reading circle of the north').closest('tr')
    await expect(row).toHaveTextContent('saved')
  },
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [310, 489] },
  args: { entries: ['/admin/course?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ courses: sixteenCourses, batches: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Delete' }))
    await canvas.findByText('Page 1 of 1')
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/course?page=1'))
  },
})
