import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { isAt } from './formPlay.ts'

/** The details of a record, over its list. */
interface RecordDetails {
  /** The address of the list: /admin/teacher. */
  list: string
  id: number
  title: string
  /** The path of its request: /teachers. */
  call: string
  failure: string
  /** A text of the loaded details. */
  text: string
}

/** The states that all dialogs of details share, for the stories of each. */
export function detailsStates({ list, id, title, call, failure, text }: RecordDetails) {
  const opened = async (canvas: PlayContext['canvas']) =>
    within(await canvas.findByRole('dialog', { name: title }))

  return {
    /** Opened by a click on the record's row. @param name the record's, in its row */
    open: (name: string) => ({
      async play({ canvas, userEvent }: PlayContext) {
        await userEvent.click(await canvas.findByRole('link', { name }))
        await isAt(canvas, `${list}?details=${id}`)
        const dialog = await opened(canvas)
        await expect(await dialog.findByText(text)).toBeVisible()
        await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
        if (isLookedAt) return
        await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
      },
    }),
    loading: {
      args: { entries: [`${list}?details=${id}`] },
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(pending('get', `${call}/:id`)),
      async play({ canvas }: PlayContextWithMsw) {
        const dialog = await opened(canvas)
        await expect(await dialog.findByText('Loading')).toBeInTheDocument()
        await expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
      },
    },
    failed: {
      args: { entries: [`${list}?details=${id}`] },
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('get', `${call}/:id`, 500)),
      async play({ canvas, userEvent, msw }: PlayContextWithMsw) {
        const dialog = await opened(canvas)
        await expect(await dialog.findByRole('alert')).toHaveTextContent(failure)
        if (isLookedAt) return
        msw.use(...apiHandlers())
        await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
        await expect(await dialog.findByText(text)).toBeVisible()
        await expect(dialog.getByRole('link', { name: 'Edit' })).toHaveFocus()
      },
    },
    gone: {
      args: { entries: [`${list}?details=999`] },
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        const dialog = await opened(canvas)
        await expect(await dialog.findByRole('alert')).toHaveTextContent(
          / not found\. It may have been deleted/,
        )
        if (isLookedAt) return
        const [, close] = dialog.getAllByRole('button', { name: 'Close' })
        await userEvent.click(close ?? document.body)
        await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
        await isAt(canvas, list)
      },
    },
  }
}
