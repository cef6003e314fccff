import { expect, screen, within } from 'storybook/test'
import { sixteenTeachers } from '#mocks/fixtures/teachers.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press, selectFirst } from '#stories/admin/several.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  ...consoleAt('/admin/teacher'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ teachers: sixteenTeachers })),
})

/** Teachers belong to a batch alone: no division is asked for. */
export const MovedWithUndo = meta.story({
  play: async (player) => {
    await selectFirst(player, 2)
    await press(player, 'Move to...')
    const dialog = await player.canvas.findByRole('dialog', { name: 'Move 2 teachers' })
    await expect(within(dialog).queryByRole('combobox', { name: /Division/ })).not.toBeInTheDocument()
    await player.userEvent.click(within(dialog).getByRole('combobox', { name: /^Batch/ }))
    const batches = within(await screen.findByRole('listbox'))
    await player.userEvent.click(batches.getByRole('option', { name: 'Batch 06 Women' }))
    await player.userEvent.click(within(dialog).getByRole('button', { name: 'Move 2 teachers' }))
    await player.canvas.findByText('2 teachers have been moved to Batch 06 Women.')
    if (isLookedAt) return
    await press(player, 'Undo')
    await player.canvas.findByText('2 teachers have been changed back.')
  },
})

export const LeftWithUndo = meta.story({
  play: async (player) => {
    await selectFirst(player, 2)
    await press(player, 'Mark as left')
    await player.canvas.findByText('2 teachers have been marked as left.')
    await expect(player.canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
})
