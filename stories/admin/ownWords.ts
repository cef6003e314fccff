import { http, HttpResponse, type HttpHandler } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { withArticle } from '#contract/kinds.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { holdPause, passPause } from '#stories/heldPause.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { askToDelete, closeAll, detailsOf, isInUse, walkThroughDeletion } from './deleting.ts'
import { isAt } from './formPlay.ts'
import { heldAnswer } from './late.ts'
import type { PagedList } from './lists.ts'

const message = 'The database cannot be reached right now.'

export const columnsOf = (canvas: PlayContext['canvas']) =>
  canvas.getAllByRole('columnheader').map((head) => head.ariaLabel ?? head.textContent)

interface LoadedList {
  /** The path of its request: /courses. */
  call: string
  /** The text while it loads: Loading courses. */
  loading: string
  columns: string[]
  /** The API with its rows. */
  usual: () => HttpHandler[]
}

/** A list is loaded at the third attempt: the server says why, then nothing, then answers. */
export function loadedAtLast({ call, loading, columns, usual }: LoadedList) {
  let answer = heldAnswer()
  return {
    beforeEach: ({ msw }: Pick<PlayContextWithMsw, 'msw'>) => {
      answer = heldAnswer()
      msw.use(
        http.get(`/api${call}`, async () => {
          await answer.released
          return HttpResponse.json({ message }, { status: 503 })
        }),
      )
    },
    play: async ({ canvas, userEvent, msw }: PlayContextWithMsw) => {
      await expect(await canvas.findByText(loading)).toBeInTheDocument()
      await expect(columnsOf(canvas)).toEqual(columns)
      answer.release()
      await canvas.findByRole('heading', { name: message })
      msw.use(failing('get', call, 500))
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
      await canvas.findByRole('heading', { name: 'Error loading data' })
      msw.use(...usual())
      await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    },
  }
}

/** One story of each paged list walks through all words of its own. Courses show each of these states by itself. */
export function ownWords(list: PagedList) {
  const { address, call, plural, columns, count, many } = list
  const usual = () => apiHandlers(many.seed)
  const first = loadedAtLast({ call, loading: `Loading ${plural}`, columns, usual })
  return {
    args: { entries: [`${address}?page=2`] },
    beforeEach: first.beforeEach,
    async play(player: PlayContextWithMsw) {
      const { canvas, msw } = player
      await first.play(player)
      await canvas.findByText('Page 2 of 4')
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(new RegExp(`^16.*${many.name} 32`))
      await walkThroughDeletion(player, list.deletion, `${many.name} 32`, () => msw.use(...usual()))
      await isAt(canvas, `${address}?page=2`)
      await searchAfterAPause(player, list)
      await findNothing(player, list)
      msw.use(...apiHandlers())
      // When the network is back, the list asks again.
      window.dispatchEvent(new Event('online'))
      await canvas.findByText(`1 to ${count} of ${count}`)
      await failToOpen(player, list)
      await refuseUsed(player, list)
    },
  }
}

const searchField = ({ canvas }: PlayContext, { plural }: PagedList) =>
  canvas.getByPlaceholderText(`Search ${plural}...`)

/** The search begins after a pause, and on page 1. */
async function searchAfterAPause(player: PlayContext, list: PagedList) {
  const { canvas, userEvent } = player
  const { address, pauseMs } = list
  const { typed, found } = list.search
  const goOn = holdPause(pauseMs)
  await userEvent.type(searchField(player, list), typed)
  await isAt(canvas, `${address}?page=2`)
  await passPause()
  goOn()
  await canvas.findByText(`1 to ${found} of ${found}`)
  await isAt(canvas, `${address}?${new URLSearchParams({ search: typed })}`)
}

/** No row matches; then there are none at all. */
async function findNothing(player: PlayContextWithMsw, list: PagedList) {
  const { canvas, userEvent, msw } = player
  const { plural, noun, add } = list
  const title = { name: `NO ${plural.toUpperCase()} FOUND` }
  await userEvent.clear(searchField(player, list))
  await userEvent.type(searchField(player, list), 'zzz{Enter}')
  await canvas.findByText(`No ${noun} matches "zzz". Clear the search, or add ${withArticle(noun)}.`)
  await expect(canvas.getByRole('heading', title)).toBeVisible()
  msw.use(...apiHandlers({ [plural]: [] }))
  const [, clear] = canvas.getAllByRole('button', { name: 'Clear search' })
  await userEvent.click(clear ?? document.body)
  await canvas.findByText(`No ${plural} yet. Add the first one.`)
  await expect(canvas.getByRole('heading', title)).toBeVisible()
  await expect(canvas.getAllByRole('link', { name: add })).toHaveLength(2)
}

async function failToOpen(player: PlayContextWithMsw, list: PagedList) {
  const { call, noun, row, detailsFailure, inUse, hasCounts } = list
  const { canvas, userEvent, msw } = player
  msw.use(failing('get', `${call}/:id`, 500))
  await userEvent.click(await canvas.findByRole('link', { name: row }))
  const details = await detailsOf(canvas, noun)
  await expect(await details.findByRole('alert')).toHaveTextContent(detailsFailure)
  msw.use(...apiHandlers())
  await userEvent.click(details.getByRole('button', { name: 'Retry' }))
  await details.findByRole('link', { name: 'Edit' })
  for (const [count, address] of (hasCounts && inUse?.counts) || [])
    await expect(await details.findByRole('link', { name: count })).toHaveAttribute('href', address)
  await closeAll(player)
}

/** What refers to a record is told by the server, where it could not be looked up before; else it is told at once. */
async function refuseUsed(player: PlayContextWithMsw, { deletion, inUse }: PagedList) {
  if (!inUse) return
  const { userEvent, msw } = player
  msw.use(failing('get', '/about/:kind/:id', 500))
  const dialog = within(await askToDelete(player, deletion, inUse.name))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(inUse.reason))
  await closeAll(player)
  msw.use(...apiHandlers())
  await isInUse(await askToDelete(player, deletion, inUse.name), inUse.counts)
}
