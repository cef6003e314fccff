import { expect, waitFor, within } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import { batch07Women, fewBatches, longMalayalamBatch, manyBatches } from '#mocks/fixtures/batches.ts'
import { longMalayalam } from '#mocks/fixtures/courses.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { heldSearch, slow } from '#stories/admin/late.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/batch'] },
})

export const Loading = meta.story({
  parameters: { spec: [96, 163] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/batches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading batches')).toBeInTheDocument()
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'Batch Name',
      'Course',
      'Actions',
    ])
  },
})

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
    await expect(canvas.getByRole('link', { name: 'ADD BATCH' })).toHaveAttribute('href', '/admin/batch_add')
    await expect(canvas.getByRole('link', { name: 'Edit Weekend Batch 47' })).toHaveAttribute(
      'href',
      '/admin/batch_edit/47',
    )
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [164, 168, 297, 470] },
  args: { entries: ['/admin/batch?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^16Weekend Batch 32/)
  },
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/batch?page=9'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 4 of 4')
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/batch?page=4'))
  },
})

export const OneRow = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: [batch07Women] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

export const MissingParts = meta.story({
  parameters: { spec: [165] },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('Batch 03 Women')).closest('tr')
    await expect(row).toHaveTextContent('No Course Available')
    await expect(canvas.getAllByText('No Course Available')).toHaveLength(1)
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...longBatches()),
  play: async ({ canvas }) => {
    const name = await canvas.findByText(longMalayalamBatch.M02_Name)
    await expect(name).toHaveAttribute('lang', 'ml')
    await expect(canvas.getByText(longMalayalam.M01_Title)).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...longBatches()),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Empty = meta.story({
  parameters: { spec: [167, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO BATCHES FOUND' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD BATCH' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [167, 496] },
  args: { entries: ['/admin/batch?search=zzz&course_id=2'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'No batch matches "zzz" within the filter. Clear the search and filter, or add a batch.',
    )
    await expect(canvas.getByRole('heading', { name: 'NO BATCHES FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await canvas.findByText('1 to 7 of 7')
    await expect(canvas.getByPlaceholderText('Search batches...')).toHaveFocus()
  },
})

export const Refetching = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ batches: manyBatches })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/batches'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Weekend Batch 47')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [432, 496] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/batches', 503, { message: 'The database can not be reached just now.' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'The database can not be reached just now.' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

export const FailedPlain = meta.story({
  parameters: { spec: [432, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/batches', 500)),
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
  beforeEach: ({ msw }) => msw.use(offline('get', '/batches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
  },
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const men = heldSearch('/batches', 'men')
    msw.use(men.handler)
    const search = canvas.getByPlaceholderText('Search batches...')
    await userEvent.type(search, 'men{Enter}')
    await userEvent.clear(search)
    await userEvent.type(search, 'ramadan{Enter}')
    await canvas.findByText('1 to 1 of 1')
    men.release()
    await expect(await canvas.findByText('Ramadan Intensive 2024')).toBeVisible()
    await expect(canvas.queryByText('Batch 05 Men')).not.toBeInTheDocument()
  },
})

export const ServerSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('/batches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading batches')).toBeInTheDocument()
    await expect(await canvas.findByText('Batch 07 Women')).toBeVisible()
  },
})

const longBatches = () =>
  apiHandlers({
    courses: [{ ...longMalayalam, M01_CourseId: 1 }],
    batches: [longMalayalamBatch, ...fewBatches.slice(4, 5)],
  })
