import { expect, waitFor } from 'storybook/test'
import { withArticle, type RecordKind } from '#contract/kinds.ts'
import { apiHandlers, failing, pending } from '#mocks/handlers.ts'
import type { MemorySeed } from '#server/store/memory/memoryStore.ts'
import { holdPause, passPause } from '#stories/heldPause.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import { isAt, leadsTo, press } from './formPlay.ts'
import { held } from './late.ts'
import { type List, listStates, rowName } from './listStates.ts'

/** A list with pages and a search. */
export interface PagedList extends Pick<List, 'call' | 'columns' | 'row' | 'nameRole'> {
  /** Its address: /admin/course. */
  address: string
  /** The plural noun of its records: courses. */
  plural: Exclude<RecordKind, 'roles'>
  noun: string
  /** The name of the link that adds one. */
  add: string
  /** The debounce of the search, in ms. */
  pauseMs: number
  /** The number of rows with the default data. */
  count: number
  /** Only one row. */
  one: MemorySeed
  /** 47 rows, the newest with 47 behind this name. */
  many: { seed: MemorySeed; name: string }
  /** Long Malayalam names in one row, its own first, then others; on one page, where no other number is said. */
  long: { seed: MemorySeed; names: [string, ...string[]]; pages?: number }
  /** Two searches that each find other rows of the usual ones: what is typed, and the name of one that is found. */
  searches: Record<'early' | 'late', { typed: string; found: string }>
}

/** The states that all paged lists share, for the stories of each. */
export function pagedListStates(list: PagedList) {
  const { address, call, plural, noun, add, count, one, many, long, searches, nameRole, row, pauseMs } = list

  const withSeed =
    (seed: MemorySeed) =>
    ({ msw }: PlayContextWithMsw) =>
      msw.use(...apiHandlers(seed))
  const searchField = (canvas: PlayContextWithMsw['canvas']) =>
    canvas.getByPlaceholderText(`Search ${plural}...`)

  return {
    ...listStates({ ...list, loading: `Loading ${plural}`, foot: 'Page 1 of 1' }),
    /** Of the second page. */
    middlePage: {
      beforeEach: withSeed(many.seed),
      async play({ canvas }: PlayContextWithMsw) {
        await canvas.findByText('Page 2 of 4')
        await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(new RegExp(`^16${many.name} 32`))
      },
    },
    lastPage: {
      beforeEach: withSeed(many.seed),
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await canvas.findByText('Page 4 of 4')
        const next = canvas.getByRole('button', { name: 'Next' })
        await expect(next).toHaveAttribute('aria-disabled', 'true')
        await userEvent.click(next)
        await isAt(canvas, `${address}?page=4`)
        await expect(canvas.getAllByRole('row')).toHaveLength(3)
      },
    },
    oneRow: {
      beforeEach: withSeed(one),
      async play({ canvas }: PlayContextWithMsw) {
        await expect(await canvas.findByText('1 to 1 of 1')).toBeInTheDocument()
        await expect(canvas.getAllByRole('row')).toHaveLength(2)
      },
    },
    longAndMalayalam: {
      beforeEach: withSeed(long.seed),
      async play({ canvas }: PlayContextWithMsw) {
        const [own, ...others] = long.names
        const names = [await rowName(canvas, own, nameRole), ...others.map((name) => canvas.getByText(name))]
        for (const name of names) {
          await expect(name).toBeVisible()
          await expect(name).toHaveAttribute('lang', 'ml')
        }
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      },
    },
    narrow: {
      beforeEach: withSeed(long.seed),
      async play({ canvas }: PlayContextWithMsw) {
        await rowName(canvas, long.names[0], nameRole)
        await expect(canvas.getByText(`Page 1 of ${long.pages ?? 1}`)).toBeVisible()
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      },
    },
    empty: {
      beforeEach: withSeed({ [plural]: [] }),
      async play({ canvas }: PlayContextWithMsw) {
        const heading = await canvas.findByRole('heading', { name: `NO ${plural.toUpperCase()} FOUND` })
        await expect(heading).toBeVisible()
        await expect(canvas.getByText(`No ${plural} yet. Add the first one.`)).toBeVisible()
        await expect(canvas.getAllByRole('link', { name: add })).toHaveLength(2)
      },
    },
    /** Searched for zzz and filtered; all rows come back when that is cleared. */
    nothingFound: {
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await canvas.findByText(
          `No ${noun} matches "zzz" within the filter. Clear the search and filter, or add ${withArticle(noun)}.`,
        )
        const heading = canvas.getByRole('heading', { name: `NO ${plural.toUpperCase()} FOUND` })
        await expect(heading).toBeVisible()
        if (isLookedAt) return
        await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filter' }))
        await expect(await canvas.findByText(`1 to ${count} of ${count}`)).toBeInTheDocument()
        await expect(searchField(canvas)).toHaveFocus()
        await isAt(canvas, address)
      },
    },
    refetching: {
      beforeEach: withSeed(many.seed),
      async play({ canvas, userEvent, msw }: PlayContextWithMsw) {
        await canvas.findByText('Page 1 of 4')
        msw.use(pending('get', call))
        await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
        await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
        await expect(canvas.getByText(`${many.name} 47`)).toBeVisible()
      },
    },
    /** The response to the first search arrives after that to the second. */
    lateAnswer: {
      async play({ canvas, userEvent, msw }: PlayContextWithMsw) {
        const { early, late } = searches
        await canvas.findByText('Page 1 of 1')
        const first = held(call, 'search', early.typed)
        msw.use(first.handler)
        await userEvent.type(searchField(canvas), `${early.typed}{Enter}`)
        await userEvent.clear(searchField(canvas))
        await userEvent.type(searchField(canvas), `${late.typed}{Enter}`)
        await canvas.findByText('1 to 1 of 1')
        first.release()
        await expect(await rowName(canvas, late.found, nameRole)).toBeVisible()
        await expect(canvas.queryByText(early.found)).not.toBeInTheDocument()
      },
    },
    /** From the second page; `place` is where the search leads. */
    searchAfterAPause: (typed: string, found: number, place: string) => ({
      beforeEach: ({ msw }: PlayContextWithMsw) => {
        msw.use(...apiHandlers(many.seed))
        return holdPause(pauseMs)
      },
      async play({ canvas, userEvent }: PlayContextWithMsw) {
        await canvas.findByText('Page 2 of 4')
        await userEvent.type(searchField(canvas), typed)
        await isAt(canvas, `${address}?page=2`)
        await passPause()
        await canvas.findByText(`1 to ${found} of ${found}`)
        await isAt(canvas, place)
      },
    }),
    /** A row of another page is edited: the list keeps its search and page, and the row is highlighted. */
    markedAfterEdit: (edit: {
      place: string
      page: string
      /** The row's name. */
      name: string
      /** The field that gets more text, that text, and what its row then shows. */
      label: string | RegExp
      more: string
      found: string
      submit: string
      /** Waits until the form can be submitted. */
      ready?: (canvas: PlayContextWithMsw['canvas']) => Promise<void>
    }) => ({
      args: { entries: [edit.place] },
      beforeEach: withSeed(many.seed),
      async play(player: PlayContextWithMsw) {
        const { canvas, userEvent } = player
        const isOpened = nameRole === 'link'
        await userEvent.click(
          await canvas.findByRole('link', { name: isOpened ? edit.name : `Edit ${edit.name}` }),
        )
        if (isOpened) await userEvent.click(await canvas.findByRole('link', { name: 'Edit' }))
        // The list has columns of the same names.
        await canvas.findByLabelText(edit.label, { selector: ':not(th)' })
        await leadsTo(canvas, `Back to ${plural}`, edit.place)
        await edit.ready?.(canvas)
        await userEvent.type(canvas.getByLabelText(edit.label, { selector: ':not(th)' }), edit.more)
        await press(player, edit.submit)
        await canvas.findByText(/ has been saved\.$/)
        await canvas.findByText(edit.page)
        await isAt(canvas, edit.place)
        const saved = await canvas.findByRole('row', { name: (name) => name.includes(edit.found) })
        await expect(saved).toHaveTextContent('saved')
      },
    }),
    filterFailed: {
      beforeEach: ({ msw }: PlayContextWithMsw) => msw.use(failing('get', '/batch_ids', 500)),
      async play({ canvas, userEvent, msw }: PlayContextWithMsw) {
        await expect(await canvas.findByText('Error loading batches')).toBeVisible()
        await expect(await rowName(canvas, row, nameRole)).toBeVisible()
        if (isLookedAt) return
        msw.use(...apiHandlers())
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
        await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Batch' })).toBeEnabled())
      },
    },
  }
}
