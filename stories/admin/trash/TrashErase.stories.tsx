import { expect, waitFor, within } from 'storybook/test'
import { DELETE_FIRST } from '#contract/trash.ts'
import { fewDeleted, fixedNow } from '#mocks/fixtures/trash.ts'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { press } from '#stories/admin/formPlay.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'

const ERASE = '/trash/:kind/:id'

const meta = preview.meta({
  ...consoleAt('/admin/trash'),
  tags: ['!autodocs', 'console'],
  beforeEach: ({ msw }) => msw.use(...apiHandlers({ deleted: fewDeleted }, () => fixedNow)),
})

async function ask(player: PlayContext) {
  await press(player, 'Delete permanently Aysha Rahman')
  const question = await player.canvas.findByRole('alertdialog', { name: 'Confirm Deletion' })
  const button = (name: string) => within(question).getByRole('button', { name })
  return { question, cancel: button('Cancel'), erase: button('Delete permanently') }
}

/** While it is being erased, nothing closes the question. */
export const EraseAsked = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const { question, cancel } = await ask(player)
    await expect(question).toHaveTextContent(
      'Delete the student Aysha Rahman permanently? It cannot be restored, and its name and fields are removed from the history.',
    )
    await expect(cancel).toHaveFocus()
    if (isLookedAt) return
    await userEvent.click(cancel)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Delete permanently Aysha Rahman' })).toHaveFocus()
    msw.use(pending('delete', ERASE))
    const again = await ask(player)
    await userEvent.click(again.erase)
    const busy = await within(again.question).findByRole('button', { name: 'Deleting...' })
    await expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('alertdialog')).toBeVisible()
  },
})

/** Somebody else has erased or restored it; no reason; no connection. */
export const EraseFailed = meta.story({
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    const { question, cancel } = await ask(player)
    for (const [answer, says] of [
      [failing('delete', ERASE, 404, { message: 'Deleted record not found' }), 'Deleted record not found'],
      [failing('delete', ERASE, 403, { message: DELETE_FIRST }), DELETE_FIRST],
      [offline('delete', ERASE), 'No connection.'],
      [failing('delete', ERASE, 500), 'The record could not be erased. Please try again.'],
    ] as const) {
      msw.use(answer)
      await userEvent.click(within(question).getByRole('button', { name: 'Delete permanently' }))
      await waitFor(() => expect(within(question).getByRole('alert')).toHaveTextContent(says))
    }
    if (isLookedAt) return
    await userEvent.click(cancel)
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

export const Erased = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    await userEvent.click((await ask(player)).erase)
    await canvas.findByText('Student "Aysha Rahman" has been deleted permanently.')
    await waitFor(() => expect(canvas.queryByText('Aysha Rahman')).not.toBeInTheDocument())
    await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
