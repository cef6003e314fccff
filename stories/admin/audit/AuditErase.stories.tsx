import { expect, waitFor, within } from 'storybook/test'
import { DELETE_FIRST } from '#contract/trash.ts'
import { fewEntries, severalDeleted } from '#mocks/fixtures/audit.ts'
import { foundation } from '#mocks/fixtures/courses.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { eraseStates } from '#stories/admin/eraseStates.ts'
import { press } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

const states = eraseStates(askToErase, 'course Arabic for Readers', 'Delete permanently')

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  // The entries' course was deleted and is no longer in the trash.
  beforeEach: ({ msw }) =>
    msw.use(
      ...apiHandlers({ audit: [severalDeleted, ...fewEntries], courses: [foundation] }, () => fixedNow),
    ),
})

const added = 'Added: Course "Arabic for Readers"'

export const EraseOffered = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const dialog = await opened(player, 'Changed: Student "Fathima Nasreen"')
    await expect(dialog.queryByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    const other = await opened(player, added)
    await expect(other.getByRole('button', { name: 'Delete permanently' })).toBeVisible()
    await userEvent.click(other.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    const several = await opened(player, 'Deleted: 2 students')
    await userEvent.click(several.getByRole('button', { name: 'Delete permanently Rahila Moosa' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Delete the student Rahila Moosa permanently?',
    )
  },
})

export const EraseAsked = meta.story(states.asked)
export const EraseBusy = meta.story({ tags: ['frame'], ...states.busy })

/** All its entries are then empty and say so. */
export const Erased = meta.story({
  play: async (player) => {
    const { canvas } = player
    await states.confirmed(player)
    await canvas.findByText('Course "Arabic for Readers" has been deleted permanently.')
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.queryByText(added)).not.toBeInTheDocument())
    await canvas.findByRole('button', { name: 'Deleted: Course no. 4' })
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    const dialog = await opened(player, 'Added: Course no. 4')
    await expect(dialog.getByText(/^This record was deleted permanently/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument()
  },
})

/** Another user has already erased it. */
export const EraseGone = meta.story(states.refused(404, 'Deleted record not found'))

/** Another user has restored it. */
export const EraseRefused = meta.story(states.refused(403, DELETE_FIRST))
export const EraseFailed = meta.story({ tags: ['frame'], ...states.failed })
export const EraseOffline = meta.story({ tags: ['frame'], ...states.offline })

async function opened({ canvas, userEvent }: PlayContext, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: text }))
  return within(await canvas.findByRole('dialog', { name: 'History entry' }))
}

async function askToErase(player: PlayContext) {
  if (!player.canvas.queryByRole('dialog')) await opened(player, added)
  await press(player, 'Delete permanently')
  return player.canvas.findByRole('alertdialog')
}
