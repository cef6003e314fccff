import { foldSearch } from '#contract/foldText.ts'
import { paged, pageWindow, type Paged, type PageQuery } from '#contract/paging.ts'
import { containsWords, readingsOf, type SearchWords } from '#contract/search.ts'
import { comparing, orderOf, type SortKeys } from '#contract/sorting.ts'
import { lastDigits, type Listed, type Unpaged } from '#server/store/store.ts'
import { newestFirst, type Table } from './tables.ts'

/** The query of a list, without its filters. */
type ListQuery = PageQuery & { sort?: string | undefined }

/** How a list is made: its rows, the texts that are searched, and the response for each row. */
interface ListParts<Row, View> {
  isListed?: (row: Row) => boolean
  /** The texts that are searched: those that the list shows. */
  textsOf: (row: Row) => string[]
  /** The number whose last digits are searched; matching rows come first. */
  numberOf?: (row: Row) => string
  /** The sort keys that the list's query may name. */
  sortKeys: SortKeys<Row>
  idOf: (row: Row) => number
  view: (row: Row) => View
}

/**
 * Returns a page of a table in the order of `sort`, else newest first; then rows whose number ends with the searched digits
 * come before the others.
 */
function pageOf<Row, View>(
  table: Table<Row>,
  query: ListQuery,
  { isListed = () => true, textsOf, numberOf, sortKeys, idOf, view }: ListParts<Row, View>,
): Paged<View> {
  const listed = newestFirst(table).filter(isListed)
  const { found, words } = findRows(listed, textsOf, readingsOf(query.search))
  const digits = lastDigits(words)
  const order = orderOf(query.sort)
  if (order) {
    found.sort(comparing(order, sortKeys, idOf))
  } else if (numberOf && digits !== undefined) {
    found.sort((a, b) => Number(numberOf(b).endsWith(digits)) - Number(numberOf(a).endsWith(digits)))
  }
  const window = pageWindow(query, found.length)
  const rows = found.slice(window.offset, window.offset + window.size)
  return paged(rows.map(view), found.length, window)
}

/** Returns the rows that the first successful reading of a search finds, and its words. */
function findRows<Row>(rows: Row[], textsOf: (row: Row) => string[], readings: SearchWords[]) {
  if (readings.length === 0) return { found: rows, words: [] }
  const texts = new Map(rows.map((row) => [row, foldSearch(textsOf(row).join('\n'))]))
  for (const words of readings) {
    const found = rows.filter((row) => containsWords(texts.get(row) ?? '', words))
    if (found.length > 0) return { found, words }
  }
  return { found: [], words: [] }
}

/** Whether a row's value passes a filter; without a filter every value does. */
export const isWanted = (filter: number | string | undefined, value: unknown) =>
  filter === undefined || filter === value

/** Number of rows in a slice. */
const SLICE = 1000

/** Rows in slices. */
export async function* slicesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += SLICE) yield rows.slice(at, at + SLICE)
}

/**
 * Returns the pages and slices of a table.
 * @param partsOf returns how the list of a query is made
 */
export const listing = <Row, View, Query extends ListQuery>(
  table: Table<Row>,
  partsOf: (query: Unpaged<Query>) => ListParts<Row, View>,
): Listed<View, Query> => ({
  async page(query) {
    return pageOf(table, query, partsOf(query))
  },
  async *slices(query) {
    const { search = '', sort } = query
    const whole = { search, sort, page: undefined, per_page: undefined }
    yield* slicesOf(pageOf(table, whole, partsOf(query)).data)
  },
})

/** Yields all ids by name, in slices. */
export const idSlicesOf = <Row>({ rows }: Table<Row>, nameOf: (row: Row) => string) =>
  slicesOf([...rows].map(([id, { record }]): [string, number] => [nameOf(record), id]))
