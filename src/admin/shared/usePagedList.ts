import { useLocation, useSearchParams } from 'react-router-dom'
import type * as z from 'zod'

/** A list's schema: what it understands in its address. */
type ListSchema = z.ZodType<{ page?: number | undefined; search: string }>

/**
 * A list's state, which lives in the address and nowhere else: reload, Back and a shared link show the same
 * rows. A new search begins at page 1 and takes the place of the one before in the history.
 */
export function usePagedList(schema: ListSchema) {
  const [params, setParams] = useSearchParams()
  const { search: address } = useLocation()
  const query = schema.parse({ page: '1', ...Object.fromEntries(params) })

  const change = (name: string, value: string, { isNewHistoryEntry }: { isNewHistoryEntry: boolean }) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    if (name !== 'page') next.delete('page')
    setParams(next, { replace: !isNewHistoryEntry })
  }

  return {
    page: query.page ?? 1,
    search: query.search,
    /** The list's own address part, such as ?search=am&page=2: what leads back to the same rows. */
    address,
    setSearch: (text: string) => change('search', text, { isNewHistoryEntry: false }),
    setPage: (page: number) => change('page', String(page), { isNewHistoryEntry: true }),
    /** The page that there is, where the one asked for is gone (statement 489). */
    correctPage: (page: number) => change('page', String(page), { isNewHistoryEntry: false }),
  }
}

/** What {@link usePagedList} gives. */
export type PagedList = ReturnType<typeof usePagedList>
