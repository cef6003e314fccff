import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { MAX_ADDED } from '#contract/bulk.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, enter, NO_CONNECTION, press } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { expectRing } from '#stories/design-system/surroundings.tsx'
import { drafted, inIndia, readyForm, typedClass, typeTime } from './classStory.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class_add'),
  tags: ['!autodocs', 'console'],
  beforeEach: inIndia,
})

/** The form of the design mockups: on three weekdays for four weeks. */
const repeating: FormValues = {
  ...typedClass,
  M03_YouTubeLink: 'https://youtu.be/zXcVbN12m_k',
  M03_ScheduledAt: '2024-12-16 18:30:00',
  M03_ExpiryTime: '2024-12-23 18:30:00',
  repeat: '1',
  repeat_days: '["1","3","6"]',
  repeat_until: '2025-01-13',
  repeat_counts: '1',
}

const begins =
  (part: FormValues = {}) =>
  () =>
    drafted({ ...repeating, ...part })

const list = async (canvas: PlayContext['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Classes to add' }))

const rowOf = async (canvas: PlayContext['canvas'], text: string) => {
  const cell = await (await list(canvas)).findByText(text)
  const row = cell.closest('li')
  if (!row) throw new Error(`no row of ${text}`)
  return within(row)
}

/** Ticked, it repeats on the weekday of the first class; more weekdays and an end make the list. */
export const RepeatOpened = meta.story({
  beforeEach: () => drafted({ ...typedClass, M03_ScheduledAt: '2024-12-16 18:30:00' }),
  play: async (player) => {
    const { canvas, userEvent } = player
    await readyForm(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Repeat this class' }))
    await expect(canvas.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Until is required.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday' }))
    await userEvent.tab()
    await expectRing(canvas.getByRole('button', { name: 'Thursday' }))
    await typeTime(player, 'Until', '28122024')
    await expect(await canvas.findByRole('button', { name: 'Add 4 classes' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Count up: Module 3, Module 4/ }))
    await expect((await list(canvas)).getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Mon 16 Dec6:30 PMModule 3'),
      expect.stringContaining('Wed 18 Dec6:30 PMModule 4'),
      expect.stringContaining('Mon 23 Dec6:30 PMModule 5'),
      expect.stringContaining('Wed 25 Dec6:30 PMModule 6'),
    ])
  },
})

/** A class is taken out and put back; the titles count on. A single one is moved, and its expiry moves along. */
export const RepeatTakenOut = meta.story({
  beforeEach: begins(),
  play: async (player) => {
    const { canvas, userEvent } = player
    await readyForm(canvas)
    await canvas.findByRole('button', { name: 'Add 13 classes' })
    await userEvent.click(canvas.getByRole('button', { name: 'Take out Wed 25 Dec, 6:30 PM' }))
    await expect(await canvas.findByRole('button', { name: 'Add 12 classes' })).toBeVisible()
    await expect((await rowOf(canvas, 'Sat 28 Dec')).getByText('Module 7')).toBeVisible()
    const back = canvas.getByRole('button', { name: 'Put back Wed 25 Dec, 6:30 PM' })
    await waitFor(() => expect(back).toHaveFocus())
    if (isManualView) return
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Add 13 classes' })).toBeVisible()
    await expect((await rowOf(canvas, 'Sat 28 Dec')).getByText('Module 8')).toBeVisible()
    await press(player, 'Move Wed 25 Dec, 6:30 PM')
    await typeTime(player, 'New time of Module 7', '26122024')
    const row = await rowOf(canvas, 'Thu 26 Dec')
    await expect(row.getByText('Moved from Wed 25 Dec')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(row.getByRole('button', { name: 'Move Thu 26 Dec, 6:30 PM' })).toHaveFocus())
  },
})

/** What clashes is named with a link to the other class, and can still be added. */
export const RepeatClash = meta.story({
  beforeEach({ msw }) {
    const other = { ...module1, M03_Title: 'Revision for the test', M03_ScheduledAt: '2024-12-28 19:00:00' }
    msw.use(...apiHandlers({ classes: [other] }))
    return begins({ repeat_changes: '{"2024-12-25":"","2025-01-04":"2025-01-06 18:00:00"}' })()
  },
  play: async ({ canvas }) => {
    await readyForm(canvas)
    const row = await rowOf(canvas, 'Sat 28 Dec')
    await expect(await row.findByText(/^Clash: Division A already has/)).toHaveTextContent(
      'Clash: Division A already has “Revision for the test (new tab)”, 28 Dec 2024, 7:00 PM.',
    )
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      `/admin/class?details=${module1.M03_ClassesId}`,
    )
    await expect(canvas.getAllByText(/of this list/).length).toBe(2)
    await expect(canvas.getByText('12 classes, 3 with a clash')).toBeVisible()
  },
})

export const ClashesUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(failing('get', '/classes', 500))
    return begins()()
  },
  play: async ({ canvas }) => {
    await readyForm(canvas)
    await expect((await canvas.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('button', { name: 'Add 13 classes' })).toBeVisible()
  },
})

/** More than the most, by a day; then a number out of bounds: the field says so. */
export const RepeatTooMany = meta.story({
  beforeEach: begins({ repeat_until: '2027-01-13' }),
  play: async (player) => {
    const { canvas } = player
    await readyForm(canvas)
    await press(player)
    await expect(canvas.getByRole('group', { name: 'Until' })).toHaveAccessibleDescription(
      new RegExp(`At most ${MAX_ADDED} classes can be added at once`),
    )
    if (isManualView) return
    await choose(player, /^Ends/, 'After a number of classes')
    await enter(player, 'Number of classes', String(MAX_ADDED))
    await expect(await canvas.findByRole('button', { name: 'Add 100 classes' })).toBeVisible()
    await player.userEvent.clear(canvas.getByRole('textbox', { name: 'Number of classes' }))
    await enter(player, 'Number of classes', '0')
    await expect(canvas.getByText('Number of classes must be from 1 to 100.')).toBeVisible()
  },
})

/** While they are sent, all fields wait. Nothing is added, and all is kept. */
export const RepeatOffline = meta.story({
  beforeEach: begins({ repeat_changes: '{"2024-12-25":""}' }),
  play: async (player) => {
    const { canvas, msw } = player
    const { released, release } = heldAnswer()
    msw.use(http.post('/api/classes/several/add', () => released.then(() => HttpResponse.error())))
    await readyForm(canvas)
    await press(player, 'Add 12 classes')
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Monday' })).toBeDisabled()
    release()
    await expect(await canvas.findByText(NO_CONNECTION)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Put back/ })).toBeVisible()
  },
})
