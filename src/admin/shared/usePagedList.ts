import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { DETAILS, listAddress } from './listAddress.ts'
import { useDetails } from './useDetails.ts'

/** What every list understands in its address; its filters come to it. */
interface ListQuery {
  page?: number | undefined
  search: string
}

/** Texts by name; '' takes a name out of the address. */
type Params = Readonly<Record<string, string>>

/**
 * A list's state, which lives in the address and nowhere else: reload, Back and a shared link show the same
 * rows. A new search or filter begins at page 1, after the pause, and takes the place of the one before in the
 * history.
 * @spec 296
 * @param pauseMs from a search, or the choice of a filter, to its rows, in ms; a list without it is not searched
 */
export function usePagedList<Query extends ListQuery>(schema: z.ZodMiniType<Query>, pauseMs?: number) {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<Params>()
  const [seen, setSeen] = useState(params)
  // The router takes a moment: until the address has a choice, the choice stands, and another may come to it.
  if (seen !== params) {
    setSeen(params)
    setChosen(notYetIn(params, chosen))
  }
  const details = useDetails(params)
  const query = schema.parse({ page: '1', ...Object.fromEntries(params) })
  const { page: _page, search, ...filters } = query

  /** What is chosen and waits for the end of the pause goes along with every other change. */
  function change(changes: Params, { isNewHistoryEntry }: { isNewHistoryEntry: boolean }) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ ...chosen, ...changes })) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    const isOfList = changes[DETAILS] === undefined
    if (isOfList) details.dropClosed(next)
    if (isOfList && changes.page === undefined) next.delete('page')
    if (next.toString() === params.toString()) setChosen(undefined)
    setParams(next, {
      replace: !isNewHistoryEntry,
      state: isOfList ? undefined : { over: true },
    })
  }

  const apply = useEffectEvent(() => change({}, { isNewHistoryEntry: false }))
  useEffect(() => {
    if (chosen === undefined) return undefined
    const timer = setTimeout(apply, pauseMs)
    return () => clearTimeout(timer)
  }, [chosen, pauseMs])

  return {
    page: query.page ?? 1,
    search,
    pauseMs,
    /** What the list asks the API for. */
    query: { ...query, page: query.page ?? 1 },
    /** The list's own address part, such as ?search=am&page=2: what leads back to the same rows. */
    address: listAddress(params),
    /** A filter's choice as its Select has it: an id, or ''. */
    filter: (name: keyof typeof filters & string) => chosen?.[name] ?? String(query[name] ?? ''),
    /** Whether a filter narrows the rows that are shown. */
    isFiltered: Object.values(filters).some((value) => value !== undefined && value !== ''),
    /** Whether a choice waits for the end of its pause. */
    isWaiting: chosen !== undefined,
    setSearch: (text: string) => change({ search: text }, { isNewHistoryEntry: false }),
    /** Chooses filters; '' takes one back. */
    setFilters: (next: Params) => setChosen({ ...chosen, ...next }),
    /** Takes search and filters back at once. */
    clear: () => {
      const none = Object.fromEntries(Object.keys({ ...filters, ...chosen }).map((name) => [name, '']))
      // What waited for its pause is taken back with the rest.
      setChosen(none)
      change({ search: '', ...none }, { isNewHistoryEntry: false })
    },
    setPage: (page: number) => change({ page: String(page) }, { isNewHistoryEntry: true }),
    /** The page that there is, where the one asked for is gone. @spec 489 */
    correctPage: (page: number) => change({ page: String(page) }, { isNewHistoryEntry: false }),
    /** The record whose details are open; undefined when none are. */
    detailsId: details.id,
    /** What a link over this list, with its search and page, opens a record's details by. */
    detailsAddress: (id: number) => listAddress(params, { [DETAILS]: String(id) }),
    openDetails: (id: number) => change({ [DETAILS]: String(id) }, { isNewHistoryEntry: true }),
    closeDetails: () => {
      if (!details.goBack()) change({ [DETAILS]: '' }, { isNewHistoryEntry: false })
    },
  }
}

/** What {@link usePagedList} gives, as far as a list's frame needs it. */
export type PagedList = Omit<ReturnType<typeof usePagedList>, 'filter' | 'query'>

/** What of a choice an address does not have. */
function notYetIn(params: URLSearchParams, chosen: Params = {}): Params | undefined {
  const left = Object.entries(chosen).filter(([name, value]) => value !== (params.get(name) ?? ''))
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
