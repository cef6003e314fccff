import { expect, waitFor, within } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import {
  divisionWithoutMentor,
  longMalayalamDivision,
  manyDivisions,
  unusedDivision,
} from '#mocks/fixtures/divisions.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { heldSearch, slow } from '#stories/admin/late.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/division'] },
})

export const Loading = meta.story({
  parameters: { spec: [102] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/division')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading divisions')).toBeInTheDocument()
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'Division',
      'Batch',
      'Mentor',
      'Students',
    ])
  },
})

export const Loaded = meta.story({
  parameters: { spec: [102, 149, 150, 151, 152, 388, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(/^1Circle 47Batch 05 MenAbdul Gafoor0$/)
    await expect(rows[14]).toHaveTextContent(/^15Circle 33/)
    await expect(canvas.getByPlaceholderText('Search divisions...')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Batch' })).toHaveDisplayValue('All Batches')
    await expect(canvas.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('All Mentors')
    await expect(canvas.getByRole('link', { name: 'ADD DIVISION' })).toHaveAttribute(
      'href',
      '/admin/division_add',
    )
  },
})

export const MiddlePage = meta.story({
  parameters: { spec: [297, 470] },
  args: { entries: ['/admin/division?page=2'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 2 of 4')
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/^16Circle 32/)
  },
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/division?page=4'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 4 of 4')
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
})

export const OneRow = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: [unusedDivision] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
})

/** One without a mentor, one whose batch is gone. */
export const MissingParts = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...apiHandlers({ divisions: [divisionWithoutMentor, { ...unusedDivision, M11_Batch_id: 999 }] })),
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link', { name: 'Division E' })).closest('tr')
    await expect(row).toHaveTextContent(/Batch 07 WomenNot set0$/)
    const lost = canvas.getByRole('link', { name: 'Division D' }).closest('tr')
    await expect(lost).toHaveTextContent(/N\/AJameel Ahmed0$/)
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...longDivisions()),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('link', { name: longMalayalamDivision.M11_Division_name })
    await expect(name).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...longDivisions()),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

export const Empty = meta.story({
  parameters: { spec: [156, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO DIVISIONS FOUND' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD DIVISION' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [156, 496] },
  args: { entries: ['/admin/division?search=zzz&batch_id=7&mentor_id=107'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'No division matches "zzz" within the filter. Clear the search and filter, or add a division.',
    )
    await expect(canvas.getByRole('heading', { name: 'NO DIVISIONS FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await canvas.findByText('1 to 11 of 11')
    await expect(canvas.getByPlaceholderText('Search divisions...')).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: 'Mentor' })).toHaveDisplayValue('All Mentors')
  },
})

export const Refetching = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ divisions: manyDivisions })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/division'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Circle 47')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [496, 503] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/division', 503, { message: 'The database can not be reached just now.' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'The database can not be reached just now.' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

export const FailedPlain = meta.story({
  parameters: { spec: [503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/division', 500)),
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
  beforeEach: ({ msw }) => msw.use(offline('get', '/division')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Offline' })).toBeVisible()
  },
})

export const LateAnswer = meta.story({
  parameters: { spec: [497] },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const first = heldSearch('/division', 'division a')
    msw.use(first.handler)
    const search = canvas.getByPlaceholderText('Search divisions...')
    await userEvent.type(search, 'division a{Enter}')
    await userEvent.clear(search)
    await userEvent.type(search, 'division d{Enter}')
    await canvas.findByText('1 to 1 of 1')
    first.release()
    await expect(await canvas.findByRole('link', { name: 'Division D' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Division A' })).not.toBeInTheDocument()
  },
})

export const ServerSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('/division')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading divisions')).toBeInTheDocument()
    await expect(await canvas.findByRole('link', { name: 'Division D' })).toBeVisible()
  },
})

const longDivisions = () => apiHandlers({ divisions: [longMalayalamDivision, unusedDivision] })
