import * as z from 'zod/mini'
import { savable } from './text/text.ts'

/** Rows on a page unless `per_page` says otherwise. @spec 469 */
export const PER_PAGE = 15

/** Maximum number of rows of a page. */
export const MAX_PER_PAGE = 100

/** The number of writes of a record, in the rows of lists; single records have it as their ETag. */
export const Version = z.int().check(z.gte(1))

/** A row of a list. */
export type Versioned = { version: z.output<typeof Version> }

/** Maximum length of a search in UTF-16 units; the rest is ignored. */
export const MAX_SEARCH = 200

/** The paged list envelope. `last_page` is 1 for an empty list. @spec 253 */
export interface Paged<T> {
  total: number
  per_page: number
  current_page: number
  last_page: number
  data: T[]
}

/** Schema of {@link Paged} for rows of one kind. */
export function pagedOf<T extends z.ZodMiniType>(row: T) {
  return z.object({
    total: z.int().check(z.gte(0)),
    per_page: z.int().check(z.gte(0)),
    current_page: z.int().check(z.gte(1)),
    last_page: z.int().check(z.gte(1)),
    data: z.array(row),
  })
}

/** A number in a query; an invalid one becomes `fallback`. */
const lenientNumber = (most: number, fallback: number) =>
  z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(most)), fallback)

/**
 * The query parameters of every list. Without `page` the response contains all rows (readings Q75, Q84); a page
 * beyond the last one returns the last one.
 */
export const PageQuery = z.object({
  page: z.union([z.undefined(), lenientNumber(Number.MAX_SAFE_INTEGER, 1)]),
  per_page: z.union([z.undefined(), lenientNumber(MAX_PER_PAGE, PER_PAGE)]),
  search: z.pipe(
    z.catch(z.string(), ''),
    z.transform((text) => savable(text.slice(0, MAX_SEARCH)).trim()),
  ),
})

/** The parsed query of a list, see the schema of the same name. */
export type PageQuery = z.output<typeof PageQuery>

/** The position of a page in its list: `offset` and `size` in rows; `page` and `lastPage` count from 1. */
export interface PageWindow {
  page: number
  lastPage: number
  size: number
  offset: number
}

/**
 * Returns the window that `query` selects in a list of `total` rows; its page is never outside 1..lastPage. @spec 297
 */
export function pageWindow(query: Pick<PageQuery, 'page' | 'per_page'>, total: number): PageWindow {
  if (query.page === undefined) return { page: 1, lastPage: 1, size: total, offset: 0 }
  const size = query.per_page ?? PER_PAGE
  const lastPage = Math.max(1, Math.ceil(total / size))
  const page = Math.min(query.page, lastPage)
  return { page, lastPage, size, offset: (page - 1) * size }
}

/** Returns the envelope of a page. */
export function paged<T>(data: T[], total: number, window: PageWindow): Paged<T> {
  return {
    total,
    per_page: window.size,
    current_page: window.page,
    last_page: window.lastPage,
    data,
  }
}
