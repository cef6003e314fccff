import { expect, waitFor } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import {
  abdulGafoor,
  asmaKoya,
  longMalayalamTeacher,
  manyTeachers,
  sixteenTeachers,
} from '#mocks/fixtures/teachers.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/teacher'] },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/teachers')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading teachers')).toBeInTheDocument()
  },
})

export const Loaded = meta.story({
  parameters: { spec: [92, 139, 140, 141, 403, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Teacher 47IHT-147Hadith sciencesBatch 07 Women/)
    await expect(rows[14]).toHaveTextContent(/^15Teacher 33/)
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'Name',
      'User code',
      'Specialization',
      'Batch',
      'Mobile',
      'Email',
    ])
    await expect(canvas.getByPlaceholderText('Search teachers...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await expect(canvas.getByRole('link', { name: 'ADD TEACHER' })).toHaveAttribute(
      'href',
      '/admin/teacher_add',
    )
  },
})

export const Few = meta.story({
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Abdul Gafoor')).closest('tr')
    await expect(row).toHaveTextContent('IHT-011Hadith sciencesBatch 05 Men+91 00000 02100abdul@example.org')
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [297, 470] },
  args: { entries: ['/admin/teacher?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^16Teacher 32/)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await canvas.findByText('Page 1 of 4')
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/teacher?page=1')
  },
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/teacher?page=4'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 4 of 4')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent(/^47Shihab Faizy/)
  },
})

export const OneRow = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: [asmaKoya] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: [longMalayalamTeacher, abdulGafoor] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longMalayalamTeacher.M05_UserName)).toHaveAttribute('lang', 'ml')
    await expect(canvas.getByText(longMalayalamTeacher.M06_Specialization)).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: [longMalayalamTeacher, abdulGafoor] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const MissingParts = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: [], teachers: [abdulGafoor] })),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Abdul Gafoor')).closest('tr')
    await expect(row).toHaveTextContent('Hadith sciencesN/A')
  },
})

export const Empty = meta.story({
  parameters: { spec: [145, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO TEACHERS FOUND' })).toBeVisible()
    await expect(canvas.getByText('No teachers yet. Add the first one.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD TEACHER' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [145, 496] },
  args: { entries: ['/admin/teacher?search=zzz&batch_id=5'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^No teacher matches "zzz" within the filter\./)
    await expect(canvas.getByRole('heading', { name: 'NO TEACHERS FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await expect(await canvas.findByText('1 to 8 of 8')).toBeInTheDocument()
    await expect(canvas.getByPlaceholderText('Search teachers...')).toHaveFocus()
  },
})

export const Refetching = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: manyTeachers })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/teachers'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Teacher 47')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [436, 496] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/teachers', 503, { message: 'The database can not be reached just now.' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'The database can not be reached just now.' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Abdul Gafoor')).toBeVisible()
  },
})

export const FailedPlain = meta.story({
  parameters: { spec: [436, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/teachers', 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Error loading data' })
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
})

export const Offline = meta.story({
  parameters: { spec: [496, 503] },
  beforeEach: ({ msw }) => msw.use(offline('get', '/teachers')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
  },
})

export const NoToken = meta.story({
  parameters: { spec: [370, 441] },
  beforeEach: () => localStorage.removeItem('adminToken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: NO_TOKEN })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
  },
})

export const LastRowOfLastPage = meta.story({
  parameters: { spec: [489] },
  args: { entries: ['/admin/teacher?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: sixteenTeachers })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Shihab Faizy' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const [confirm] = (await canvas.findAllByRole('button', { name: 'Delete' })).slice(-1)
    await userEvent.click(confirm ?? document.body)
    await canvas.findByText('Page 1 of 1')
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/admin/teacher?page=1'))
    await expect(canvas.getAllByRole('row')).toHaveLength(16)
  },
})
