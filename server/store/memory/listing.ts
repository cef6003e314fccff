import { foldText } from '#contract/foldText.ts'
import { paged, pageWindow, type Paged, type PageQuery } from '#contract/paging.ts'
import { LAST_DIGITS, type Listed, type Unpaged } from '#server/store/store.ts'
import { newestFirst, type Table } from './tables.ts'

/** The parts of a list: which rows, the texts that are searched, and how each row is sent. */
interface ListParts<Row, View> {
  isListed?: (row: Row) => boolean
  textsOf: (row: Row) => string[]
  /** The number that is found first by its last digits. */
  numberOf?: (row: Row) => string
  view: (row: Row) => View
}

/** One page of a table, newest first, or those first whose number ends with the digits that are sought; the search is literal. */
function pageOf<Row, View>(
  table: Table<Row>,
  query: PageQuery,
  { isListed = () => true, textsOf, numberOf, view }: ListParts<Row, View>,
): Paged<View> {
  const term = foldText(query.search)
  const found = newestFirst(table).filter(
    (row) => isListed(row) && (term === '' || foldText(textsOf(row).join('\n')).includes(term)),
  )
  if (numberOf && LAST_DIGITS.test(term)) {
    found.sort((a, b) => Number(numberOf(b).endsWith(term)) - Number(numberOf(a).endsWith(term)))
  }
  const window = pageWindow(query, found.length)
  const rows = found.slice(window.offset, window.offset + window.size)
  return paged(rows.map(view), found.length, window)
}

/** Whether a row's value is the one that a list is filtered by; without a filter every value is. */
export const isWanted = (filter: number | undefined, value: unknown) =>
  filter === undefined || filter === value

/** Rows of one slice. */
const SLICE = 1000

/** Rows in slices. */
export async function* slicesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += SLICE) yield rows.slice(at, at + SLICE)
}

/** A table's pages and slices. @param partsOf what a query lists */
export const listing = <Row, View, Query extends PageQuery>(
  table: Table<Row>,
  partsOf: (query: Unpaged<Query>) => ListParts<Row, View>,
): Listed<View, Query> => ({
  async page(query) {
    return pageOf(table, query, partsOf(query))
  },
  async *slices(query) {
    const { search = '' } = query
    yield* slicesOf(pageOf(table, { search, page: undefined, per_page: undefined }, partsOf(query)).data)
  },
})

/** Every id by its name, in slices. */
export const idSlicesOf = <Row>({ rows }: Table<Row>, nameOf: (row: Row) => string) =>
  slicesOf([...rows].map(([id, { record }]): [string, number] => [nameOf(record), id]))
