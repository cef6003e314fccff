import { expect, waitFor, within } from 'storybook/test'
import { failing, offline, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'

/**
 * The states in which records are erased for good, for the stories of each screen.
 * @param ask asks to erase the record, and returns the question
 * @param record what the question calls it
 * @param button the one that asks
 */
export function eraseStates(
  ask: (player: PlayContext) => Promise<HTMLElement>,
  record: string,
  button: string,
) {
  async function confirmed(player: PlayContext) {
    const question = within(await ask(player))
    await player.userEvent.click(question.getByRole('button', { name: 'Delete permanently' }))
    return question
  }

  const refused = (message: string) => async (player: PlayContextWithMsw) => {
    const question = await confirmed(player)
    await expect(await question.findByRole('alert')).toHaveTextContent(message)
  }

  async function cancel({ canvas, userEvent }: PlayContext) {
    const question = within(canvas.getByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: button })).toHaveFocus()
  }

  return {
    confirmed,
    asked: {
      async play(player: PlayContextWithMsw) {
        const question = await ask(player)
        await expect(question).toHaveAccessibleName('Confirm Deletion')
        await expect(question).toHaveTextContent(
          `Delete the ${record} permanently? It cannot be restored, and its name and fields are removed from the history.`,
        )
        await expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus()
        if (isLookedAt) return
        await cancel(player)
        await expect(await ask(player)).toBeVisible()
      },
    },
    busy: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(pending('delete', '/trash/:kind/:id')),
      async play(player: PlayContextWithMsw) {
        const question = await confirmed(player)
        const busy = await question.findByRole('button', { name: 'Deleting...' })
        await expect(busy).toHaveAttribute('aria-disabled', 'true')
        await player.userEvent.keyboard('{Escape}')
        await expect(await player.canvas.findByRole('alertdialog')).toBeVisible()
      },
    },
    /** The server's reason is told. */
    refused: (status: number, message: string) => ({
      beforeEach: ({ msw }: PlayContextWithMsw) =>
        msw.use(failing('delete', '/trash/:kind/:id', status, { message })),
      play: refused(message),
    }),
    failed: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('delete', '/trash/:kind/:id', 500)),
      async play(player: PlayContextWithMsw) {
        await refused('The record could not be erased. Please try again.')(player)
        if (!isLookedAt) await cancel(player)
      },
    },
    offline: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(offline('delete', '/trash/:kind/:id')),
      play: refused('No connection.'),
    },
  }
}
