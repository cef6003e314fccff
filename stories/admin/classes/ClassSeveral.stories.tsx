import { expect, within } from 'storybook/test'
import { sixteenClasses } from '#mocks/fixtures/classes.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press, selectFirst } from '#stories/admin/several.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import { underBar } from '#stories/underBar.ts'

const meta = preview.meta({
  ...consoleAt('/admin/class'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ classes: sixteenClasses })),
})

/** A class does not leave, and has no number. */
export const Chosen = meta.story({
  parameters: underBar,
  play: async (player) => {
    const bar = await selectFirst(player, 3)
    for (const name of ['Move to...', 'Shift', 'Delete'])
      await expect(bar.getByRole('button', { name })).toBeVisible()
    for (const name of ['Mark as left', 'Copy numbers'])
      await expect(bar.queryByRole('button', { name })).not.toBeInTheDocument()
  },
})

export const DeletedWithUndo = meta.story({
  play: async (player) => {
    await selectFirst(player, 2)
    await press(player, 'Delete')
    const question = await player.canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(question).toHaveTextContent('delete 2 classes?Narration 16, Narration 15')
    const dialog = within(question)
    await player.userEvent.click(dialog.getByRole('button', { name: 'Delete 2 classes' }))
    await player.canvas.findByText('2 classes have been deleted.')
    if (isLookedAt) return
    await press(player, 'Undo')
    await player.canvas.findByText('2 classes have been restored.')
  },
})
