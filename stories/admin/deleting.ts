import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { capital, called } from './forms.ts'
import { heldAnswer } from './late.ts'

/** How records of a kind are deleted. */
export interface Deletion {
  noun: string
  /** The path of its request: /courses. */
  call: string
  /** Whether their details have the button; else each row has one. */
  isInDetails?: true
  /** The question about a record of this name. */
  question: (name: string) => string
  /** What the dialog says to the server's refusals, one after the other. */
  failures: readonly { status: number; message?: string; says: string }[]
}

/** The dialog of a record's details. */
export const detailsOf = async (canvas: PlayContext['canvas'], noun: string) =>
  within(await canvas.findByRole('dialog', { name: `${capital(noun)} Details` }))

/** Asks to delete a record, and returns the question. */
export async function askToDelete(
  { canvas, userEvent }: PlayContext,
  { noun, isInDetails }: Deletion,
  name: string,
) {
  if (isInDetails) {
    const [link] = await canvas.findAllByRole('link', { name })
    await userEvent.click(link ?? document.body)
    const details = await detailsOf(canvas, noun)
    await userEvent.click(await details.findByRole('button', { name: 'Delete' }))
  } else await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }))
  return canvas.findByRole('alertdialog')
}

/** Closes the question, and the details below it. */
export async function closeAll({ canvas, userEvent }: PlayContext) {
  for (const role of ['alertdialog', 'dialog'])
    if (canvas.queryByRole(role)) {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole(role)).not.toBeInTheDocument())
    }
}

/** The row after the one of this name, else the one before; without rows the heading. */
function besideRow(name: string) {
  const rows = [...document.querySelectorAll('tbody tr')]
  const index = rows.findIndex((row) => row.querySelector('th')?.textContent === name)
  return rows[index + 1] ?? rows[index - 1] ?? document.querySelector('h1')
}

/**
 * Walks through the deletion of a record: the question, the failures, the notice, the focus on the row beside it, and Undo.
 * @param mend makes the server answer again
 */
export async function walkThroughDeletion(
  player: PlayContextWithMsw,
  deletion: Deletion,
  name: string,
  mend: () => void | Promise<void>,
) {
  const { canvas, userEvent, msw } = player
  const question = await askToDelete(player, deletion, name)
  await expect(question).toHaveAccessibleName('Confirm Deletion')
  await expect(question).toHaveTextContent(deletion.question(name))
  const dialog = within(question)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  for (const { status, message, says } of deletion.failures) {
    const answer = heldAnswer()
    msw.use(
      http.delete(`/api${deletion.call}/:id`, async () => {
        await answer.released
        return message === undefined
          ? new HttpResponse(null, { status })
          : HttpResponse.json({ message }, { status })
      }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByRole('button', { name: 'Loading...' })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    answer.release()
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(says))
  }
  await mend()
  const beside = besideRow(name)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await canvas.findByText(`${called(deletion, name)} has been deleted successfully.`)
  await waitFor(() => expect(canvas.queryByText(name)).not.toBeInTheDocument())
  await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(beside?.contains(document.activeElement)).toBe(true))
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
  await canvas.findByText(`${called(deletion, name)} has been restored.`)
  await expect(await canvas.findByText(name)).toBeVisible()
}

/** Expects that what refers to the record is told and linked in the question, and that Delete cannot be pressed. */
export async function isInUse(
  question: HTMLElement,
  counts: readonly [name: string, address: string][],
  button = 'Delete',
) {
  const dialog = within(question)
  const text = counts
    .map(([count]) => count)
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1')
  await dialog.findByText(/^Cannot delete: move/)
  await expect(question).toHaveTextContent(`Cannot delete: move ${text} first.`)
  await expect(dialog.getByRole('button', { name: button })).toBeDisabled()
  for (const [count, address] of counts)
    await expect(dialog.getByRole('link', { name: count })).toHaveAttribute('href', address)
}
