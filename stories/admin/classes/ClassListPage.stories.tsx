import { expect, waitFor, within } from 'storybook/test'
import { NO_TOKEN } from '#contract/errors.ts'
import { fewClasses, longMalayalamClass, manyClasses, module1 } from '#mocks/fixtures/classes.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { Console } from '#stories/admin/Console.tsx'
import { slow } from '#stories/admin/late.ts'
import preview from '#storybook/preview.tsx'
import { inIndia } from './classStory.ts'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/class'] },
  beforeEach: inIndia,
})

export const Loading = meta.story({
  parameters: { spec: [105] },
  beforeEach: ({ msw }) => msw.use(pending('get', '/classes')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading classes')).toBeInTheDocument()
    await expect(canvas.getByRole('columnheader', { name: 'YouTube Link' })).toBeVisible()
  },
})

export const Loaded = meta.story({
  parameters: { spec: [105, 180, 181, 182, 184, 185, 186, 187, 190, 417, 469, 470] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4')
    const rows = canvas.getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(15)
    await expect(rows[0]).toHaveTextContent(
      /^1Hadith sciencesNarration 47Batch 05 MenDivision B01 Feb 20256:30 PM IST08 Feb 20256:30 PM IST/,
    )
    await expect(rows[14]).toHaveTextContent(/^15Hadith sciencesNarration 33/)
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '#',
      'Subject',
      'Title',
      'Batch',
      'Division',
      'Scheduled At',
      'Expire At',
      'YouTube Link',
      'Actions',
    ])
    await expect(canvas.getByPlaceholderText('Search classes...')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ADD CLASS' })).toHaveAttribute('href', '/admin/class_add')
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
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/class?page=4')
  },
})

export const LastPage = meta.story({
  parameters: { spec: [297] },
  args: { entries: ['/admin/class?page=4'] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 4 of 4')
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/admin/class?page=4')
  },
})

export const OneRow = meta.story({
  parameters: { spec: [187] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [module1] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
    const divisions = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(divisions.map((division) => division.textContent)).toEqual(['Division A', 'Division B'])
  },
})

export const LongAndMalayalam = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [longMalayalamClass, ...fewClasses] })),
  play: async ({ canvas }) => {
    const title = await canvas.findByText(longMalayalamClass.M03_Title)
    await expect(title).toHaveAttribute('lang', 'ml')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Narrow = meta.story({
  parameters: { spec: [505] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [longMalayalamClass, ...fewClasses] })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
})

/** A link leads to a video, or it is text. */
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

export const Empty = meta.story({
  parameters: { spec: [189, 496] },
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NO CLASSES FOUND' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'ADD CLASS' })).toHaveLength(2)
  },
})

export const NothingFound = meta.story({
  parameters: { spec: [189, 496] },
  args: { entries: ['/admin/class?search=zzz&batch_id=7'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(
      'No class matches "zzz" within the filter. Clear the search and filter, or add a class.',
    )
    await expect(canvas.getByRole('heading', { name: 'NO CLASSES FOUND' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await expect(await canvas.findByText('1 to 9 of 9')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Address').textContent).toBe('/admin/class')
  },
})

export const Refetching = meta.story({
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: manyClasses })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 4')
    msw.use(pending('get', '/classes'))
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByText('Narration 47')).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { spec: [433, 496] },
  beforeEach: ({ msw }) =>
    msw.use(failing('get', '/classes', 503, { message: 'The database can not be reached just now.' })),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'The database can not be reached just now.' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText('Page 1 of 1')).toBeVisible()
  },
})

export const FailedPlain = meta.story({
  parameters: { spec: [433, 503] },
  beforeEach: ({ msw }) => msw.use(failing('get', '/classes', 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Error loading data' })
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
  },
})

export const Offline = meta.story({
  parameters: { spec: [496, 503] },
  beforeEach: ({ msw }) => msw.use(offline('get', '/classes')),
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

export const ServerSlow = meta.story({
  beforeEach: ({ msw }) => msw.use(slow('/classes')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading classes')).toBeInTheDocument()
    await expect(await canvas.findByText('Nominal sentences')).toBeVisible()
  },
})
