import { expect, waitFor } from 'storybook/test'
import type { PlayContext } from '#stories/playContext.ts'
import { tabTo } from '#stories/tabTo.ts'
import { detailsOf } from './deleting.ts'
import { isAt } from './formPlay.ts'
import type { PagedList } from './lists.ts'

type Details = Awaited<ReturnType<typeof detailsOf>>

/**
 * Opens the details of the list's row by a click on a cell, leaves them by Escape for the same rows, and opens them by keyboard from
 * the name.
 */
export async function openTwice(
  { canvas, userEvent }: PlayContext,
  { noun, row }: Pick<PagedList, 'noun' | 'row'>,
  cell: string,
  address: string,
): Promise<Details> {
  const [first] = await canvas.findAllByRole('cell', { name: cell })
  await userEvent.click(first ?? document.body)
  await detailsOf(canvas, noun)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument())
  await isAt(canvas, address)
  await tabTo(userEvent, canvas.getByRole('link', { name: row }))
  await userEvent.keyboard('{Enter}')
  const details = await detailsOf(canvas, noun)
  await waitFor(() => expect(details.getByRole('link', { name: 'Edit' })).toHaveFocus())
  await expect(details.getByRole('button', { name: 'Delete' })).toBeVisible()
  return details
}

/** Expects what the details say, term by term. */
export const saysAll = (details: Details, texts: readonly string[]) =>
  waitFor(() => {
    const terms = details.getAllByRole('term')
    const said = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    return expect(said).toEqual(texts)
  })
