import { expect, waitFor, within } from 'storybook/test'
import { fewEntries, severalDeleted } from '#mocks/fixtures/audit.ts'
import { foundation } from '#mocks/fixtures/courses.ts'
import { fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContext } from '#stories/playContext.ts'

// The entries' course was deleted and is no longer in the trash.
const usual = () =>
  apiHandlers({ audit: [severalDeleted, ...fewEntries], courses: [foundation] }, () => fixedNow)

const meta = preview.meta({
  ...consoleAt('/admin/audit'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...usual()),
})

const added = 'Added: Course "Arabic for Readers"'

/** Of records that were deleted, also of several at once. */
export const EraseOffered = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const close = async (dialog: ReturnType<typeof within>) => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
    }
    const dialog = await opened(player, 'Changed: Student "Fathima Nasreen"')
    await expect(dialog.queryByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument()
    await close(dialog)
    const several = await opened(player, 'Deleted: 2 students')
    await userEvent.click(several.getByRole('button', { name: 'Delete permanently Rahila Moosa' }))
    await expect(await canvas.findByRole('alertdialog')).toHaveTextContent(
      'Delete the student Rahila Moosa permanently?',
    )
  },
})

/** All its entries are then empty and say so. */
export const Erased = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await opened(player, added)
    await press(player, 'Delete permanently')
    const question = await canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
    await expect(question).toHaveTextContent(
      'Delete the course Arabic for Readers permanently? It cannot be restored, and its name and fields are removed from the history.',
    )
    if (isLookedAt) return
    const erase = within(question).getByRole('button', { name: 'Delete permanently' })
    // Somebody else has erased it already.
    msw.use(failing('delete', '/trash/:kind/:id', 404, { message: 'Deleted record not found' }))
    await userEvent.click(erase)
    await expect(await within(question).findByRole('alert')).toHaveTextContent('Deleted record not found')
    msw.use(...usual())
    await userEvent.click(within(question).getByRole('button', { name: 'Delete permanently' }))
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

async function opened({ canvas, userEvent }: PlayContext, text: string) {
  await userEvent.click(await canvas.findByRole('button', { name: text }))
  return within(await canvas.findByRole('dialog', { name: 'History entry' }))
}
