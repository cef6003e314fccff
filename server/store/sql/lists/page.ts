import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import { paged, pageWindow, type Paged, type PageQuery } from '#contract/paging.ts'
import { orderOf } from '#contract/text/sorting.ts'
import type { ListFilter } from './filter.ts'
import { idsByLastDigits, isForLastDigits, orderByLastDigits } from './lastDigits.ts'
import { pageCache } from './pageCache.ts'
import { RECORDS, SLICE, slicesFrom } from './rowSlices.ts'
import type { ListTable } from './search.ts'
import { sortedReader, type RowReader } from './sortedReader.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { totals, type Matches } from './totals.ts'

interface PageReader<Raw, Row> extends RowReader<Raw, Row> {
  /** Names of the stored counts of other lists whose data the rows show. */
  beside?: readonly string[]
}

/** The `sort` parameter of a list's query; its keys are checked before. */
interface Sorted {
  sort?: string | undefined
}

/** Maximum number of searches whose start rows and statements are cached. */
const CACHED_SEARCHES = 100

/**
 * Returns functions that read a list in pages or slices, in the order of `sort`, or newest first. A page's matches are
 * counted (`totals.ts`); the page comes from the cache if it was read since the last write (`pageCache.ts`), otherwise it is
 * read from the nearest known row (`sortedReader.ts`). A search for the last digits of a number has its own order
 * (`lastDigits.ts`).
 */
export function pager<Raw, Row extends object>(
  db: Db,
  engine: Engine,
  table: ListTable,
  { beside = [], ...rows }: PageReader<Raw, Row>,
) {
  const matchesOf = totals(db, engine, table, beside)
  const pages = pageCache<Row>()
  const readerOf = sortedReader(db, engine, table, rows)
  const readers = new LRUCache<string, ReturnType<typeof readerOf>>({ max: CACHED_SEARCHES })

  function cachedReader(matches: Matches, key: string, sort: string | undefined) {
    const reader = readers.get(key) ?? readerOf(matches, sort)
    readers.set(key, reader)
    return reader
  }

  async function readByLastDigits(matches: Matches, ids: RawBuilder<unknown>): Promise<Row[]> {
    const order = orderByLastDigits(table, matches)
    const found = await rows.select(sql`${sql.ref(table.id)} in (${ids})`, order).execute(db)
    return rows.rowsOf(found.rows)
  }

  const isByLastDigits = (matches: Matches, sort: string | undefined) =>
    orderOf(sort) === undefined && isForLastDigits(table, matches)

  async function page({ sort, ...query }: PageQuery & Sorted, filter?: ListFilter): Promise<Paged<Row>> {
    const matches = await matchesOf(query.search, filter)
    const window = pageWindow(query, matches.total)
    const { offset } = window
    const size = Math.max(0, Math.min(window.size, matches.total - offset))
    const readerKey = `${matches.key}\n${sort ?? ''}`
    const key = `${readerKey}\n${offset} ${size}`
    const known = pages.get(key)
    if (known) return paged(known, matches.total, window)
    const found = isByLastDigits(matches, sort)
      ? await readByLastDigits(matches, idsByLastDigits(engine, table, matches, { offset, size }))
      : await cachedReader(matches, readerKey, sort).page({ offset, size, total: matches.total })
    pages.set(key, found)
    return paged(found, matches.total, window)
  }

  /** The rows with these ids that exist, newest first. */
  async function rowsWith(ids: readonly number[]): Promise<Row[]> {
    const id = sql.ref(table.id)
    const isMeant = sql<boolean>`${id} in (${sql.join(ids)}) and ${table.only ?? sql`true`}`
    const found = await rows.select(isMeant, sql`${id} desc`).execute(db)
    return rows.rowsOf(found.rows)
  }

  async function* slicesByLastDigits(matches: Matches): AsyncGenerator<Row[]> {
    // Few rows, in their own order: the ids are read first, then the rows in slices.
    const found = await sql<{ id: number }>`${idsByLastDigits(engine, table, matches, {
      offset: 0,
      size: matches.total,
    })}`.execute(db)
    const ids = found.rows.map((row) => row.id)
    for (let at = 0; at < ids.length; at += SLICE)
      yield readByLastDigits(matches, sql.join(ids.slice(at, at + SLICE)))
  }

  /**
   * Yields all rows in slices, in the order of the pages. Rows written in the meantime may be missing or included.
   */
  async function* slices(
    { search = '', sort }: Sorted & { search?: string },
    filter?: ListFilter,
  ): AsyncGenerator<Row[]> {
    const matches = await matchesOf(search, filter)
    if (isByLastDigits(matches, sort)) {
      yield* slicesByLastDigits(matches)
      return
    }
    const size = RECORDS[engine]
    const reader = readerOf(matches, sort)
    yield* slicesFrom(reader.start, (from) => reader.from(from, size), reader.after, size)
  }

  return { page, slices, rowsWith }
}
