import { http, HttpResponse } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import { CHANGED_MEANWHILE, DELETED_MEANWHILE, StudentChanges } from '#contract/bulk.ts'
import { manyStudents, twelveOfDivisionA } from '#mocks/fixtures/students.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { press, selectFirst, ticked, type Player } from '#stories/admin/bulk.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'

const seeded = (students = twelveOfDivisionA) => apiHandlers({ students })

const meta = preview.meta({
  ...consoleAt('/admin/adminpanel'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...seeded()),
})

/** Opens the question where to move, and chooses Division B of the batch that all have in common. */
async function askToMove(player: Player, count: number) {
  await selectFirst(player, count)
  await press(player, 'Move to...')
  const dialog = within(await player.canvas.findByRole('dialog', { name: `Move ${count} students` }))
  const division = dialog.getByRole('combobox', { name: /Division/ })
  await waitFor(() => expect(division).toBeEnabled())
  await player.userEvent.click(division)
  await player.userEvent.click(await within(document.body).findByRole('option', { name: /^Division B/ }))
  return dialog
}

/** Overrides the outcome of a change: the first ones are refused. */
const refusing = (messages: readonly string[]) =>
  http.post('/api/students/several/change', async ({ request }) => {
    const { records } = StudentChanges.parse(await request.clone().json())
    const refused = messages.map((message, index) => ({ id: records[index]?.id ?? 0, message }))
    const done = records.slice(messages.length).map(({ id, version }) => ({ id, version: version + 1 }))
    return HttpResponse.json({ success: true, data: { done, refused } })
  })

export const Chosen = meta.story({
  parameters: underBar,
  play: async (player) => {
    const writeText = fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const bar = await selectFirst(player, 2)
    for (const name of ['Move to...', 'Mark as left', 'Download', 'Copy numbers', 'Delete'])
      await expect(bar.getByRole('button', { name })).toBeVisible()
    await press(player, 'Copy numbers')
    await player.canvas.findByText('2 numbers have been copied.')
    await expect(writeText).toHaveBeenCalledWith('+910000001612\n+910000001611')
  },
})

/** Nothing is written without a connection: the question stays, with its answers. */
export const MoveAsked = meta.story({
  play: async (player) => {
    const { userEvent, msw } = player
    const dialog = await askToMove(player, 2)
    await expect(dialog.getByRole('combobox', { name: /Batch/ })).toHaveTextContent('Batch 07 Women')
    const answer = heldAnswer()
    msw.use(
      http.post('/api/students/several/change', async () => {
        await answer.released
        return HttpResponse.error()
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 students' }))
    await expect(await dialog.findByRole('button', { name: 'Moving...' })).toBeVisible()
    answer.release()
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: /Division/ })).toHaveTextContent('Division B')
    await expect(ticked(player)).toBe(2)
  },
})

/** Who was refused is named, and stays ticked; also if it is all. */
export const PartlyRefused = meta.story({
  parameters: underBar,
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    msw.use(refusing([CHANGED_MEANWHILE, DELETED_MEANWHILE]))
    const dialog = await askToMove(player, 4)
    await userEvent.click(dialog.getByRole('button', { name: 'Move 4 students' }))
    await canvas.findByText('2 students have been moved to Batch 07 Women, Division B.')
    const alert = (await canvas.findByText('2 students have not been moved:')).closest('[role=alert]')
    await expect(alert).toHaveTextContent(`Student 12: ${CHANGED_MEANWHILE}`)
    await expect(alert).toHaveTextContent(`Student 11: ${DELETED_MEANWHILE}`)
    await expect(ticked(player)).toBe(2)
    if (isManualView) return
    await press(player, 'Close')
    await expect(canvas.queryByText('2 students have not been moved:')).not.toBeInTheDocument()
    msw.use(refusing([CHANGED_MEANWHILE, CHANGED_MEANWHILE]))
    await press(player, 'Mark as left')
    const none = await canvas.findByText('2 students have not been marked as left:')
    await expect(none.closest('[role=alert]')).toHaveTextContent(
      `2 students have not been marked as left:Student 12, Student 11: ${CHANGED_MEANWHILE}`,
    )
    await expect(ticked(player)).toBe(2)
    await expect(canvas.queryByText(/have been marked as left/)).not.toBeInTheDocument()
  },
})

export const SeveralDeleteAsked = meta.story({
  play: async (player) => {
    await selectFirst(player, 3)
    await press(player, 'Delete')
    const question = await player.canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(question).toHaveTextContent(
      'Are you sure you want to delete 3 students?Student 12, Student 11, Student 10',
    )
  },
})

/** All that match, also those of other pages. */
export const AllThatMatch = meta.story({
  beforeEach: ({ msw }) => msw.use(...seeded(manyStudents)),
  play: async (player) => {
    const { canvas, userEvent } = player
    await canvas.findByText('Page 1 of 4')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await press(player, 'Select all 47 that match')
    await expect(canvas.getByRole('region', { name: 'All 47 selected' })).toBeVisible()
    await press(player, 'Mark as left')
    await canvas.findByText('47 students have been marked as left.')
  },
})

/** A page that says that more match than one call takes. */
export const TooMany = meta.story({
  parameters: underBar,
  beforeEach: ({ msw }) => msw.use(...seeded(manyStudents)),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    msw.use(
      http.get('/api/students', async ({ request }) => {
        const [handler] = apiHandlers({ students: manyStudents })
        const answer = await handler?.run({ request, requestId: 'page' })
        const body: object = await answer?.response?.json()
        return HttpResponse.json({ ...body, total: 501 })
      }),
    )
    await canvas.findByText(/of 501$/)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }))
    await press(player, 'Select all 501 that match')
    await canvas.findByText('At most 500 at once. Search, or choose a filter, to have fewer.')
    await expect(
      within(canvas.getByRole('region', { name: 'All 501 selected' })).queryByRole('button', {
        name: 'Delete',
      }),
    ).not.toBeInTheDocument()
  },
})

/** The bar is a sheet on the bottom bar, as wide as the window, with its buttons in one row. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (player) => {
    await selectFirst(player, 2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const bar = player.canvas.getByRole('region', { name: '2 selected' })
    await expect(bar.getBoundingClientRect().width).toBe(window.innerWidth)
    const actions = ['Move to...', 'Mark as left', 'Download', 'Copy numbers', 'Delete'].map(
      (name) => within(bar).getByRole('button', { name }).getBoundingClientRect().top,
    )
    await expect(new Set(actions).size).toBe(1)
  },
})
