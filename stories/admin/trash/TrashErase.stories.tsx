import { expect, waitFor } from 'storybook/test'
import { fewDeleted, fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { eraseStates } from '#stories/admin/eraseStates.ts'
import { press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import type { PlayContext } from '#stories/playContext.ts'

const states = eraseStates(askToErase, 'student Aysha Rahman', 'Delete permanently Aysha Rahman')

const meta = preview.meta({
  ...consoleAt('/admin/trash'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ deleted: fewDeleted }, () => fixedNow)),
})

export const EraseAsked = meta.story(states.asked)
export const EraseBusy = meta.story(states.busy)

export const Erased = meta.story({
  play: async (player) => {
    const { canvas } = player
    await states.confirmed(player)
    await canvas.findByText('Student "Aysha Rahman" has been deleted permanently.')
    await waitFor(() => expect(canvas.queryByText('Aysha Rahman')).not.toBeInTheDocument())
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})

export const EraseRefused = meta.story(states.refused(404, 'Deleted record not found'))
export const EraseFailed = meta.story(states.failed)
export const EraseOffline = meta.story(states.offline)

async function askToErase(player: PlayContext) {
  await press(player, 'Delete permanently Aysha Rahman')
  return player.canvas.findByRole('alertdialog')
}
