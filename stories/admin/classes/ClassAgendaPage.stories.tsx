import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { lessonsOfWeek } from '#mocks/fixtures/classWeek.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt, leadsTo } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
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

export const Turned = meta.story({
  play: async ({ canvas, userEvent }) => {
    const open = (name: string) => userEvent.click(canvas.getByRole('link', { name }))
    await dayOf(canvas, '10 Tuesday')
    await expect(canvas.getByRole('button', { name: 'Text for WhatsApp' })).toBeVisible()
    await open('Next week')
    await canvas.findByText('Nothing is planned, 15 to 21 Dec 2024.')
    await expect(canvas.getByRole('heading', { name: 'NO CLASSES THIS WEEK' })).toBeVisible()
    await isAt(canvas, '/admin/class?view=agenda&day=2024-12-15')
    if (isManualView) return
    await open('Today')
    await dayOf(canvas, '10 Tuesday')
    await open('Previous week')
    await canvas.findByText('Nothing is planned, 1 to 7 Dec 2024.')
    await open('Today')
    await dayOf(canvas, '10 Tuesday')
  },
})

/** It has no text for a group as a whole; nor has a day whose classes are over. */
export const Month = meta.story({
  args: { entries: ['/admin/class?view=agenda&length=month&division_id=11&batch_id=7'] },
  play: async ({ canvas }) => {
    await dayOf(canvas, '10 Tuesday')
    await expect(canvas.getAllByRole('region')).toHaveLength(31)
    await expect(canvas.getByRole('link', { name: 'Month' })).toHaveAttribute('aria-current', 'true')
    const next = '/admin/class?view=agenda&length=month&division_id=11&batch_id=7&day=2025-01-01'
    await leadsTo(canvas, 'Next month', next)
    await canvas.findByRole('button', { name: 'Text for WhatsApp 10 Dec 2024' })
    for (const name of ['Text for WhatsApp', 'Text for WhatsApp 08 Dec 2024'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})

/** Both classes of a clash wear the tag, also if a filter hides one of them. */
export const Clashes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const thursday = await dayOf(canvas, '12 Thursday')
    await expect(thursday.getAllByText('Clash')).toHaveLength(2)
    if (isManualView) return
    await userEvent.type(canvas.getByRole('searchbox'), 'biography')
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(await canvas.findByText('Clash')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Verbs of hearing (new tab)' })).toBeVisible()
    // As in the list, matches are marked in each of the texts.
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByRole('searchbox'), 'module women')
    await waitFor(() =>
      expect(canvas.getAllByRole('mark').map((mark) => mark.textContent)).toEqual(['Module', 'Women']),
    )
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
    if (isManualView) return
    await userEvent.click(bar.getByRole('button', { name: 'Text for WhatsApp' }))
    const text = within(await canvas.findByRole('dialog', { name: 'Text for WhatsApp' }))
    await expect(await text.findByRole('combobox', { name: /Division/ })).toBeVisible()
    await userEvent.click(text.getByRole('button', { name: 'Close' }))
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

/** The filters are kept in the list. */
export const NothingFound = meta.story({
  args: { entries: ['/admin/class?view=agenda&batch_id=5'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Reading a biography')
    await expect(canvas.queryByText('Module 1')).toBeNull()
    await leadsTo(canvas, 'List', '/admin/class?batch_id=5')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz{Enter}')
    await canvas.findByRole('heading', { name: 'NO CLASSES THIS WEEK' })
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
    await dayOf(canvas, '10 Tuesday')
    await isAt(canvas, '/admin/class?view=agenda')
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/classes')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading classes')).toBeInTheDocument()
  },
})

/** Then again, when the classes are there: they stay, with a word that they may be old. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/classes', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    const mend = () => msw.use(...apiHandlers({ classes: lessonsOfWeek }))
    await canvas.findByRole('heading', { name: 'Error loading data' })
    if (isManualView) return
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await dayOf(canvas, '10 Tuesday')
    msw.use(failing('get', '/classes', 500))
    // When the network is back, the screen asks again.
    window.dispatchEvent(new Event('online'))
    await canvas.findByText('Error loading data')
    await expect(canvas.getByRole('link', { name: 'Module 1' })).toBeVisible()
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText('Error loading data')).toBeNull())
  },
})
