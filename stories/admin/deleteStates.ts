import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import type { MemorySeed } from '#server/store/memory/memoryStore.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { isAt } from './formPlay.ts'
import { called } from './forms.ts'

/** How records of a kind are deleted. */
export interface Deletion {
  noun: string
  /** The address of their list: /admin/course. */
  list: string
  /** The path of its request: /courses. */
  call: string
  /** The record that is deleted. */
  name: string
  /** The dialog of details that has the button; else each row has one. */
  details?: string
  question: string | RegExp
  confirm?: string
  cancel?: string
  busy?: string
  /** The message when it failed without a reason. */
  failure: string
  /** The number of rows of the list, with its head. */
  rows: number
  /** 16 rows: the last page has one. */
  sixteen?: { seed: MemorySeed; name: string | RegExp }
}

/** The states in which records are deleted, for the stories of each kind. */
export function deleteStates(deletion: Deletion) {
  const { list, call, name, details, rows, sixteen } = deletion
  const { confirm = 'Delete', cancel = 'Cancel', busy = 'Loading...' } = deletion
  const deleteCall = `${call}/:id`
  const deletedText = `${called(deletion, name)} has been deleted successfully.`

  /** Asks to delete a record, and returns the question. */
  async function ask({ canvas, userEvent }: PlayContext, which: string | RegExp = name) {
    if (details === undefined) {
      const label = typeof which === 'string' ? `Delete ${which}` : which
      await userEvent.click(await canvas.findByRole('button', { name: label }))
    } else {
      if (!canvas.queryByRole('dialog', { name: details })) {
        await userEvent.click(await canvas.findByRole('link', { name: which }))
      }
      const dialog = within(await canvas.findByRole('dialog', { name: details }))
      await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
    }
    return canvas.findByRole('alertdialog')
  }

  async function confirmed(player: PlayContext, which?: string | RegExp) {
    const dialog = await ask(player, which)
    await player.userEvent.click(within(dialog).getByRole('button', { name: confirm }))
    return within(dialog)
  }

  /** Expects to be where the question was asked. */
  async function isAsked(canvas: PlayContext['canvas']) {
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    if (details !== undefined) await expect(canvas.getByRole('dialog', { name: details })).toBeVisible()
    else await expect(canvas.getByRole('button', { name: `Delete ${name}` })).toHaveFocus()
  }

  const isRemoved = (canvas: PlayContext['canvas'], which: string) =>
    waitFor(() => expect(canvas.queryByText(which)).not.toBeInTheDocument())

  const failed = {
    beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('delete', deleteCall, 500)),
    async play(player: PlayContextWithMsw) {
      const { canvas, userEvent } = player
      const dialog = await confirmed(player)
      await expect(await dialog.findByRole('alert')).toHaveTextContent(deletion.failure)
      if (isLookedAt) return
      await userEvent.click(dialog.getByRole('button', { name: cancel }))
      await isAsked(canvas)
    },
  }

  return {
    asked: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        const dialog = await ask(player)
        await expect(dialog).toHaveAccessibleName('Confirm Deletion')
        await expect(dialog).toHaveTextContent(deletion.question)
        await expect(within(dialog).getByRole('button', { name: cancel })).toHaveFocus()
        if (isLookedAt) return
        // Enter presses Cancel, which has the focus.
        for (const key of ['{Enter}', '{Escape}']) {
          await userEvent.keyboard(key)
          await isAsked(canvas)
          await expect(await ask(player)).toBeVisible()
        }
      },
    },
    busy: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(pending('delete', deleteCall)),
      async play(player: PlayContextWithMsw) {
        const dialog = await confirmed(player)
        const button = await dialog.findByRole('button', { name: busy })
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(dialog.getByRole('button', { name: cancel })).toBeDisabled()
        await player.userEvent.keyboard('{Escape}')
        await expect(await player.canvas.findByRole('alertdialog')).toBeVisible()
      },
    },
    failed,
    /** Tried again without a connection. */
    failedTwice: {
      ...failed,
      async play(player: PlayContextWithMsw) {
        const { userEvent, msw } = player
        const dialog = await confirmed(player)
        await expect(await dialog.findByRole('alert')).toHaveTextContent(deletion.failure)
        msw.use(offline('delete', deleteCall))
        await userEvent.click(dialog.getByRole('button', { name: confirm }))
        await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('No connection.'))
      },
    },
    offline: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(offline('delete', deleteCall)),
      async play(player: PlayContextWithMsw) {
        const dialog = await confirmed(player)
        await expect(await dialog.findByRole('alert')).toHaveTextContent('No connection.')
      },
    },
    /** What refers to the record is told and linked before Delete is pressed, which is not possible then. */
    inUse: (counts: [name: string, address: string][], which: string) => ({
      async play(player: PlayContextWithMsw) {
        const dialog = await ask(player, which)
        const text = counts
          .map(([count]) => count)
          .join(', ')
          .replace(/, ([^,]+)$/, ' and $1')
        await within(dialog).findByText(/^Cannot delete: move/)
        await expect(dialog).toHaveTextContent(`Cannot delete: move ${text} first.`)
        await expect(within(dialog).getByRole('button', { name: confirm })).toBeDisabled()
        for (const [count, address] of counts)
          await expect(within(dialog).getByRole('link', { name: count })).toHaveAttribute('href', address)
      },
    }),
    /** The server's reason is told, where what refers to the record could not be looked up. */
    refused: (reason: string | RegExp, which?: string) => ({
      async play(player: PlayContextWithMsw) {
        player.msw.use(failing('get', '/about/:kind/:id', 500))
        const dialog = await confirmed(player, which)
        await expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
        if (isLookedAt) return
        await player.userEvent.click(dialog.getByRole('button', { name: cancel }))
        await waitFor(() => expect(player.canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
        await waitFor(() => expect(player.canvas.getAllByRole('row')).toHaveLength(rows))
        await expect(player.canvas.getAllByText(which ?? name)).not.toEqual([])
        if (details !== undefined) {
          await expect(player.canvas.getByRole('dialog', { name: details })).toBeVisible()
        }
      },
    }),
    /** On another page of the list, which stays; `then` is a text on it. */
    done: (seed: MemorySeed, which: string, place: string, then: string) => ({
      args: { entries: [place] },
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(...apiHandlers(seed)),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await confirmed(player, which)
        await canvas.findByText(`${called(deletion, which)} has been deleted successfully.`)
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
        await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
        await isRemoved(canvas, which)
        await expect(await canvas.findByText(then)).toBeVisible()
        await isAt(canvas, place)
        await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
      },
    }),
    /** The row disappears immediately, before the list is refetched. */
    removedRow: {
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent, msw } = player
        await canvas.findByText(name)
        const dialog = within(await ask(player))
        msw.use(pending('get', call))
        await userEvent.click(dialog.getByRole('button', { name: confirm }))
        await canvas.findByText(deletedText)
        await isRemoved(canvas, name)
        await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows - 1))
      },
    },
    undo: {
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await confirmed(player)
        await player.userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
        const back = await canvas.findByText(`${called(deletion, name)} has been restored.`)
        await waitFor(() => expect(back).toBeVisible())
        await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows))
        await expect(canvas.getByText(name)).toBeVisible()
      },
    },
    lastRowOfLastPage: {
      args: { entries: [`${list}?page=2`] },
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(...apiHandlers(sixteen?.seed)),
      async play(player: PlayContextWithMsw) {
        const { canvas } = player
        await canvas.findByText('Page 2 of 2')
        await confirmed(player, sixteen?.name)
        await canvas.findByText('Page 1 of 1')
        await expect(canvas.getAllByRole('row')).toHaveLength(16)
        await isAt(canvas, `${list}?page=1`)
      },
    },
  }
}
