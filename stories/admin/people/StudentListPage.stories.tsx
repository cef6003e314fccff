import { expect, waitFor, within } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import {
  fathimaNasreen,
  fewStudents,
  longMalayalamStudent,
  manyStudents,
  withoutPlaces,
} from '#mocks/fixtures/students.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { heldSearch, slow } from '#stories/admin/late.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/adminpanel'] },
})

export const Loading = meta.story({
  parameters: { spec: [88] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/students')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading students')).toBeInTheDocument()
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'Name',
      'User code',
      'Batch',
      'Division',
      'Mobile',
      'Joined',
    ])
  },
})

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
    await expect(canvas.getByRole('link', { name: 'ADD Student' })).toHaveAttribute(
      'href',
      '/admin/add_students',
    )
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [297, 470] },
  args: { entries: ['/admin/adminpanel?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^16Student 32/)
  },
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/adminpanel?page=9'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 4 of 4')
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() =>
      expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/adminpanel?page=4'),
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

export const OneRow = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [fathimaNasreen] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

export const MissingParts = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [withoutPlaces, fathimaNasreen] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Salman Faris')
    await expect(canvas.getAllByText('N/A')).toHaveLength(2)
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [longMalayalamStudent, ...fewStudents] })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: longMalayalamStudent.M05_UserName })
    await expect(name).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  args: { entries: ['/admin/adminpanel?search=a'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [longMalayalamStudent, ...fewStudents] })),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Page 1 of/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Empty = meta.story({
  parameters: { spec: [132, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO STUDENTS FOUND' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD Student' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [132, 496] },
  args: { entries: ['/admin/adminpanel?search=zzz&batch_id=7'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'No student matches "zzz" within the filter. Clear the search and filter, or add a student.',
    )
    await expect(canvas.getByRole('heading', { name: 'NO STUDENTS FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await canvas.findByText('1 to 15 of 15')
    await expect(canvas.getByPlaceholderText('Search students...')).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
  },
})

export const Refetching = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ students: manyStudents })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/students'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Student 47')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [435, 496] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/students', 503, { message: 'The database can not be reached just now.' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'The database can not be reached just now.' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

export const FailedPlain = meta.story({
  parameters: { spec: [435, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/students', 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Error loading data' })).toBeVisible()
  },
})

export const NoToken = meta.story({
  parameters: { spec: [370, 441] },
  beforeEach: () => localStorage.removeItem('adminToken'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: NO_TOKEN })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByLabelText('Email')).toBeVisible()
  },
})

export const Offline = meta.story({
  parameters: { spec: [496, 503] },
  beforeEach: ({ msw }) => msw.use(offline('get', '/students')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
  },
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const hamza = heldSearch('/students', 'hamza')
    msw.use(hamza.handler)
    const search = canvas.getByPlaceholderText('Search students...')
    await userEvent.type(search, 'hamza{Enter}')
    await userEvent.clear(search)
    await userEvent.type(search, 'yusuf{Enter}')
    await canvas.findByText('1 to 1 of 1')
    hamza.release()
    await expect(await canvas.findByText('Yusuf Kareem')).toBeVisible()
    await expect(canvas.queryByText('Hamza Kunhi')).not.toBeInTheDocument()
  },
})

export const ServerSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('/students')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading students')).toBeInTheDocument()
    await expect(await canvas.findByText('Fathima Nasreen')).toBeVisible()
  },
})
