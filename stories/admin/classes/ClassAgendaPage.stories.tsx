import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'
import { atTheOffice } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class?view=agenda'),
  tags: ['!autodocs', 'console'],
  parameters: underBar,
  beforeEach: atTheOffice({ classes: lessonsOfWeek }),
})

type Canvas = PlayContext['canvas']

const dayOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

const rowsOf = async (canvas: Canvas, name: string) =>
  (await dayOf(canvas, name)).getAllByRole('listitem').map((row) => row.textContent)

export const Week = meta.story({
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, '10 Tuesday')).toEqual([
      expect.stringMatching(/^5:45 AMഹിജ്റ: ഒരു പലായനമല്ല/),
      expect.stringMatching(/^6:30 PMModule 1.*Live now/),
      expect.stringMatching(/^6:52 PM9:00 PMLetters and places/),
    ])
    await expect((await dayOf(canvas, '10 Tuesday')).getByText('Today, 3 classes')).toBeVisible()
    await expect((await dayOf(canvas, '13 Friday')).getByText('Nothing planned.')).toBeVisible()
    await expect(canvas.getAllByRole('region')).toHaveLength(7)
    await expect(canvas.getByText('6 classes, 8 to 14 Dec 2024')).toBeInTheDocument()
    await leadsTo(canvas, 'ADD CLASS', '/admin/class_add')
    await leadsTo(canvas, 'List', '/admin/class')
    await expect(canvas.getByRole('link', { name: 'Edit Module 1' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, '10 Tuesday')).toHaveLength(3)
  },
})

export const NarrowWeek = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await rowsOf(canvas, '10 Tuesday')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Turned = meta.story({
  play: async ({ canvas, userEvent }) => {
    await dayOf(canvas, '10 Tuesday')
    await userEvent.click(canvas.getByRole('link', { name: 'Next week' }))
    await canvas.findByText('Nothing is planned, 15 to 21 Dec 2024.')
    await isAt(canvas, '/admin/class?view=agenda&day=2024-12-15')
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }))
    await dayOf(canvas, '10 Tuesday')
    await userEvent.click(canvas.getByRole('link', { name: 'Previous week' }))
    await canvas.findByText('Nothing is planned, 1 to 7 Dec 2024.')
    await userEvent.click(canvas.getByRole('link', { name: 'Today' }))
    await dayOf(canvas, '10 Tuesday')
  },
})

export const Month = meta.story({
  args: { entries: ['/admin/class?view=agenda&length=month'] },
  play: async ({ canvas }) => {
    await dayOf(canvas, '10 Tuesday')
    await expect(canvas.getAllByRole('region')).toHaveLength(31)
    await expect(canvas.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'true')
    await leadsTo(canvas, 'Next month', '/admin/class?view=agenda&length=month&day=2025-01-01')
  },
})

/** Both classes of a clash wear the tag, also if a filter hides one of them. */
export const Clashes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const thursday = await dayOf(canvas, '12 Thursday')
    await expect(thursday.getAllByText('Clash')).toHaveLength(2)
    if (isLookedAt) return
    await userEvent.type(canvas.getByRole('searchbox'), 'biography')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(await canvas.findByText('Clash')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Verbs of hearing (new tab)' })).toBeVisible()
  },
})

export const ClashesUnknown = meta.story({
  args: { entries: ['/admin/class?view=agenda&search=biography'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/classes', ({ request }) =>
        new URL(request.url).searchParams.get('search') ? undefined : new HttpResponse(null, { status: 500 }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Reading a biography' })
    await expect(await canvas.findByText('Clashes with other classes could not be looked for.')).toBeVisible()
  },
})

/** The same as in the list: ticked classes are shifted, and Escape lets go of them. */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Reading a biography', 'Verbs of hearing'])
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
    const bar = within(canvas.getByRole('region', { name: '2 selected' }))
    if (isLookedAt) return
    await userEvent.click(bar.getByRole('button', { name: 'Shift' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Shift 2 classes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Shift 2 classes' }))
    await canvas.findByText('2 classes have been shifted.')
    await (await dayOf(canvas, '13 Friday')).findByText('2 classes')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Module 1' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('checkbox', { name: 'Select Module 1' })).not.toBeChecked()
  },
})

export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Module 1' }))
    await canvas.findByRole('dialog', { name: 'Class Details' })
    await isAt(canvas, '/admin/class?view=agenda&details=9')
  },
})

/** The address with its filters is kept by Edit. */
export const Filtered = meta.story({
  args: { entries: ['/admin/class?view=agenda&batch_id=5'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Reading a biography')
    await expect(canvas.queryByText('Module 1')).toBeNull()
    await leadsTo(canvas, 'List', '/admin/class?batch_id=5')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/classes')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading classes')).toBeInTheDocument()
  },
})

export const EmptyWeek = meta.story({
  args: { entries: ['/admin/class?view=agenda&day=2025-03-05'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'NO CLASSES THIS WEEK' })
    await expect(canvas.getByText('Nothing is planned, 2 to 8 Mar 2025.')).toBeVisible()
  },
})

export const NothingFound = meta.story({
  args: { entries: ['/admin/class?view=agenda&search=zzz&batch_id=7'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'NO CLASSES THIS WEEK' })
    if (isLookedAt) return
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await dayOf(canvas, '10 Tuesday')
    await isAt(canvas, '/admin/class?view=agenda')
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/classes', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'Error loading data' })
    if (isLookedAt) return
    msw.use(...apiHandlers({ classes: lessonsOfWeek }))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await dayOf(canvas, '10 Tuesday')
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('get', '/classes')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Offline' })
  },
})
