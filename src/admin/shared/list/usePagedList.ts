import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { orderOf, sortOf } from '#contract/text/sorting.ts'
import type { SortDescriptor } from '#design-system/DataTable/sorting.ts'
import { DETAILS, listAddress } from './listAddress.ts'
import { useDetails } from '#admin/shared/details/useDetails.ts'
import { useLatestLocation } from '#admin/shared/useLatestLocation.ts'

/** The query parameters of every list, besides its filters. */
interface ListQuery {
  page?: number | undefined
  search: string
  sort?: string | undefined
}

/** Search parameters by name; '' removes one. */
type Params = Readonly<Record<string, string>>

/**
 * The state of a list, which is kept in the URL only: reload, Back and a shared link show the same rows.
 * A new search or filter is debounced, resets to page 1, and replaces the history entry.
 * @spec 296
 * @param pauseMs debounce of search and filters, in ms; a list without it has no search
 * @param start filters that apply while the URL has no value for them
 */
export function usePagedList<Query extends ListQuery>(
  schema: z.ZodMiniType<Query>,
  pauseMs?: number,
  start?: Params,
) {
  const [params, setParams] = useSearchParams()
  const drawn = useLocation()
  const latest = useLatestLocation()
  const [chosen, setChosen] = useState<Params>()
  const [seen, setSeen] = useState(params)
  // URL updates are asynchronous: chosen filters are kept until the URL has them, and more may be added.
  if (seen !== params) {
    setSeen(params)
    setChosen(unappliedFilters(params, chosen))
  }
  const details = useDetails(params)
  const given = { ...start, ...Object.fromEntries(params) }
  const query = readQuery(schema, given)
  const { page: _page, search, sort, ...filters } = query
  const order = orderOf(sort)

  /** Updates the URL. Filters that still wait for the debounce are applied along with any other change. */
  function change(changes: Params, { isNewHistoryEntry }: { isNewHistoryEntry: boolean }) {
    // The list is being left: it would replace the history entry of the screen that comes.
    if (!isNewHistoryEntry && (latest() ?? drawn).pathname !== drawn.pathname) return
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
      state: isOfList ? undefined : isNewHistoryEntry ? { over: true } : details.state,
    })
  }

  /** Changes the URL unasked, unless the browser has left the entry meanwhile; the caller tries again in the next one. */
  function adjust(entry: string, changes: Params) {
    if ((latest() ?? drawn).key === entry) change(changes, { isNewHistoryEntry: false })
  }

  const { key } = drawn
  const apply = useEffectEvent((entry: string) => adjust(entry, {}))
  useEffect(() => {
    if (chosen === undefined) return undefined
    const timer = setTimeout(() => apply(key), pauseMs)
    return () => clearTimeout(timer)
  }, [chosen, pauseMs, key])

  return {
    page: query.page ?? 1,
    search,
    pauseMs,
    /** The history entry that is drawn. */
    entry: key,
    /** The parameters of the API query. */
    query: { ...query, page: query.page ?? 1 },
    /** As `query`, with the filters that wait for the debounce. */
    wanted: chosen ? readQuery(schema, { ...given, ...chosen }) : query,
    /** The list's query string, such as ?search=am&page=2, which leads back to the same rows. */
    address: listAddress(params),
    /** Returns the value of a filter's select: an id, or ''. */
    filter: (name: keyof typeof filters & string) => chosen?.[name] ?? String(query[name] ?? ''),
    /** How many filters are applied to the current rows. */
    filterCount: Object.values(filters).filter((value) => value !== undefined && value !== '').length,
    /** Whether a chosen filter waits for the debounce. */
    isWaiting: chosen !== undefined,
    setSearch: (text: string) => change({ search: text }, { isNewHistoryEntry: false }),
    /** Sets filters; '' clears one. */
    setFilters: (next: Params) => setChosen({ ...chosen, ...next }),
    /** Clears search and filters immediately. */
    clear: () => {
      const none = Object.fromEntries(Object.keys({ ...filters, ...chosen }).map((name) => [name, '']))
      // Also clears filters that wait for the debounce.
      setChosen(none)
      change({ search: '', ...none }, { isNewHistoryEntry: false })
    },
    /** The order of the rows; a new one begins on page 1. */
    sorting: {
      sortDescriptor: order && {
        column: order.key,
        direction: order.isDescending ? ('descending' as const) : ('ascending' as const),
      },
      onSortChange: ({ column, direction }: SortDescriptor) =>
        change(
          { sort: sortOf({ key: column, isDescending: direction === 'descending' }) },
          { isNewHistoryEntry: true },
        ),
      unsorted: {
        label: 'Newest first',
        onSelect: () => change({ sort: '' }, { isNewHistoryEntry: true }),
      },
    },
    setPage: (page: number) => change({ page: String(page) }, { isNewHistoryEntry: true }),
    /** Replaces the page in the URL with the one that the server returned, if the requested page no longer exists. @spec 489 */
    correctPage: (page: number, entry: string) => adjust(entry, { page: String(page) }),
    /** The id of the record whose details are open; undefined if none are. */
    detailsId: details.id,
    /** Returns the query string that opens a record's details over this list, with its search and page. */
    detailsAddress: (id: number) => listAddress(params, { [DETAILS]: String(id) }),
    openDetails: (id: number) => change({ [DETAILS]: String(id) }, { isNewHistoryEntry: true }),
    /** Shows another record's details in place of the open ones, or the same over another page. */
    turnDetails: (id: number, page?: number) =>
      change(
        { [DETAILS]: String(id), ...(page !== undefined && { page: String(page) }) },
        { isNewHistoryEntry: false },
      ),
    closeDetails: () => {
      if (!details.goBack()) change({ [DETAILS]: '' }, { isNewHistoryEntry: false })
    },
  }
}

/** The result of {@link usePagedList}, as far as the list frame needs it. */
export type PagedList = Omit<ReturnType<typeof usePagedList>, 'filter' | 'query' | 'wanted'>

/** Only an order can be refused: an address with one that the list does not have shows the newest first. */
function readQuery<Query>(schema: z.ZodMiniType<Query>, params: Params): Query {
  const given = { page: '1', ...params }
  const read = schema.safeParse(given)
  return read.success ? read.data : schema.parse({ ...given, sort: undefined })
}

/** Returns the chosen filters that the URL does not have yet; undefined if it has all. */
function unappliedFilters(params: URLSearchParams, chosen: Params = {}): Params | undefined {
  const left = Object.entries(chosen).filter(([name, value]) => value !== (params.get(name) ?? ''))
  return left.length === 0 ? undefined : Object.fromEntries(left)
}
