import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { CHANGED_MEANWHILE, ClassChanges } from '#contract/bulk.ts'
import { module1 } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choose, NO_CONNECTION } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'
import { underBar } from '#stories/underBar.ts'

/** Two classes on Tuesday evening, and one on Wednesday evening. */
const parts = [
  [31, 'Chapter 1', '2024-12-10 18:30:00', 'Qw3rTy9uIo0'],
  [32, 'Chapter 2', '2024-12-10 20:45:00', 'zXcVbN12m_k'],
  [33, 'Chapter 3', '2024-12-11 19:00:00', 'a1B2c3D4e5F'],
] as const
const seed = {
  classes: parts.map(([id, title, at, link]) => ({
    ...module1,
    M03_ClassesId: id,
    M03_Title: title,
    M03_ScheduledAt: at,
    M03_YouTubeLink: link,
    M03_ExpiryTime: '2024-12-20 18:30:00',
  })),
}

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  parameters: underBar,
  beforeEach: ({ msw }) => msw.use(...apiHandlers(seed)),
})

type Player = Pick<PlayContext, 'canvas' | 'userEvent'>

/** Ticks the two classes of Tuesday, and opens the dialog. */
async function ask({ canvas, userEvent }: Player) {
  for (const title of ['Chapter 1', 'Chapter 2'])
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${title}` }))
  await userEvent.click(
    within(canvas.getByRole('region', { name: '2 selected' })).getByRole('button', { name: 'Shift' }),
  )
  return within(await canvas.findByRole('dialog', { name: 'Shift 2 classes' }))
}

const confirm = async (player: Player) => {
  const dialog = await ask(player)
  await player.userEvent.click(dialog.getByRole('button', { name: 'Shift 2 classes' }))
  return dialog
}

/** Each class is shown before and after, with the clash that it did not have before; by days, or to another time. */
export const ShiftAsked = meta.story({
  play: async (player) => {
    const dialog = await ask(player)
    const rows = within(dialog.getByRole('list', { name: 'Before and after' })).getAllByRole('listitem')
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Chapter 1from 10 Dec 2024, 6:30 PMto 11 Dec 2024, 6:30 PM'),
      expect.stringContaining('Chapter 2from 10 Dec 2024, 8:45 PMto 11 Dec 2024, 8:45 PM'),
    ])
    await expect(await dialog.findAllByRole('link', { name: 'Chapter 3 (new tab)' })).toHaveLength(2)
    if (isManualView) return
    const confirmed = dialog.getByRole('button', { name: 'Shift 2 classes' })
    await player.userEvent.clear(dialog.getByRole('textbox', { name: /^Days/ }))
    await expect(dialog.getByText('Must be a number from 1 to 999')).toBeVisible()
    await expect(confirmed).toHaveAttribute('aria-disabled', 'true')
    await choose(player, /^Shift/, 'To another time')
    await expect(confirmed).toHaveAttribute('aria-disabled', 'true')
    await player.userEvent.click(dialog.getByRole('combobox', { name: /^New time/ }))
    await player.userEvent.keyboard('5:45 AM')
    await player.userEvent.click(await within(document.body).findByRole('option', { name: '5:45 AM' }))
    await expect(await dialog.findAllByText(/5:45 AM/)).not.toHaveLength(0)
    await expect((await dialog.findAllByText(/of this list|new tab/)).length).toBeGreaterThan(0)
  },
})

/** One Undo for all of them. */
export const Shifted = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await confirm(player)
    await expect(await canvas.findByText('2 classes have been shifted.')).toBeVisible()
    const row = async (title: string) => (await canvas.findByText(title)).closest('tr')
    await waitFor(async () => expect(await row('Chapter 1')).toHaveTextContent('11 Dec 2024'))
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await row('Chapter 1')).toHaveTextContent('10 Dec 2024'))
  },
})

/** Refused first without a connection; then what somebody else changed meanwhile is named, and stays ticked. */
export const ShiftRefused = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const answer = heldAnswer()
    msw.use(
      http.post('/api/classes/several/change', async () => {
        await answer.released
        return HttpResponse.error()
      }),
    )
    const dialog = await confirm(player)
    await expect(await dialog.findByRole('button', { name: 'Shifting...' })).toBeVisible()
    answer.release()
    await expect(await dialog.findByText(NO_CONNECTION)).toBeVisible()
    msw.use(
      http.post('/api/classes/several/change', async ({ request }) => {
        const { records } = ClassChanges.parse(await request.clone().json())
        const [one, ...others] = records
        const refused = [{ id: one?.id ?? 0, message: CHANGED_MEANWHILE }]
        const done = others.map(({ id, version }) => ({ id, version: version + 1 }))
        return HttpResponse.json({ success: true, data: { done, refused } })
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Shift 2 classes' }))
    await expect(await canvas.findByText('1 class has been shifted.')).toBeVisible()
    const alert = await canvas.findByText(/1 class has not been shifted:/)
    await expect(alert).toHaveTextContent(`Chapter 1: ${CHANGED_MEANWHILE}`)
    await expect(canvas.getByRole('checkbox', { name: 'Select Chapter 1' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select Chapter 2' })).not.toBeChecked()
  },
})
