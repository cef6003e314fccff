import { sql, type RawBuilder } from 'kysely'
import { LRUCache } from 'lru-cache'
import { MAX_ID } from '#contract/ids.ts'
import { paged, pageWindow, type Paged, type PageQuery } from '#contract/paging.ts'
import type { ListFilter } from './filter.ts'
import { cursorTo, keysetReader, noteStart, type Starts } from './keyset.ts'
import { idsByLastDigits, isForLastDigits, orderByLastDigits } from './lastDigits.ts'
import { pageCache } from './pageCache.ts'
import { RECORDS, SLICE, slicesFrom } from './rowSlices.ts'
import { foundFirst, sourceOf, type ListTable } from './search.ts'
import type { Db, Engine } from './tables.ts'
import { totals, type Matches } from './totals.ts'

/** How the rows of a list are read. */
export interface PageReader<Raw, Row> {
  /**
   * Returns the statement that reads rows of the list.
   * @param condition selects the rows
   * @param order the ORDER BY expression
   */
  select: (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) => RawBuilder<Raw>
  /** Converts database rows to rows of the list. */
  rowsOf: (raws: Raw[]) => Row[]
  idOf: (row: Row) => number
  /** Names of the tallies of other lists whose data the rows show. */
  beside?: readonly string[]
}

/** Maximum number of searches whose start rows and statements are cached. */
const KEPT_SEARCHES = 100

/** Maximum size of a search result that PostgreSQL collects before sorting it. */
const FEW_MATCHES = 5000

/**
 * Returns functions that read a list in pages or slices, newest first. A page's matches are counted (`totals.ts`);
 * the page comes from the cache if it was read since the last write (`pageCache.ts`), otherwise it is read from the
 * nearest known row (`keyset.ts`). A search for the last digits of a number has its own order (`lastDigits.ts`).
 */
export function pager<Raw, Row extends object>(
  db: Db,
  engine: Engine,
  table: ListTable,
  { select, rowsOf, idOf, beside = [] }: PageReader<Raw, Row>,
) {
  const matchesOf = totals(db, engine, table, beside)
  const pages = pageCache<Row>()
  const keysets = new LRUCache<string, ReturnType<typeof keysetFor>>({ max: KEPT_SEARCHES })
  const id = sql.ref(table.id)
  const newestFirst = sql`${id} desc`

  function keysetFor({ search, total }: Matches) {
    const source = sourceOf(engine, table, search)
    const isRare = engine === 'postgres' && search.words.length > 0 && total <= FEW_MATCHES
    const read = keysetReader(db, isRare ? foundFirst(source) : source, (ids) =>
      select(sql`${id} in (${ids})`, newestFirst),
    )
    const starts: Starts = new Map()
    return { read, starts }
  }

  function keysetOf(matches: Matches) {
    const known = keysets.get(matches.key)
    if (known) return known
    const keyset = keysetFor(matches)
    keysets.set(matches.key, keyset)
    return keyset
  }

  async function readByLastDigits(matches: Matches, ids: RawBuilder<unknown>): Promise<Row[]> {
    const order = orderByLastDigits(table, matches)
    const { rows } = await select(sql`${id} in (${ids})`, order).execute(db)
    return rowsOf(rows)
  }

  async function readPage(matches: Matches, offset: number, size: number): Promise<Row[]> {
    if (isForLastDigits(table, matches))
      return readByLastDigits(matches, idsByLastDigits(engine, table, matches, { offset, size }))
    const { read, starts } = keysetOf(matches)
    const rows = rowsOf(await read(cursorTo(starts, { offset, size, total: matches.total }), size))
    if (rows[0]) noteStart(starts, offset, idOf(rows[0]))
    return rows
  }

  async function page(query: PageQuery, filter?: ListFilter): Promise<Paged<Row>> {
    const matches = await matchesOf(query.search, filter)
    const window = pageWindow(query, matches.total)
    const size = Math.max(0, Math.min(window.size, matches.total - window.offset))
    const key = `${matches.key}\n${window.offset} ${size}`
    const known = pages.get(key)
    if (known) return paged(known, matches.total, window)
    const rows = await readPage(matches, window.offset, size)
    pages.set(key, rows)
    return paged(rows, matches.total, window)
  }

  async function* slicesByLastDigits(matches: Matches): AsyncGenerator<Row[]> {
    // Few rows, in their own order: the ids are read first, then the rows in slices.
    const { rows } = await sql<{ id: number }>`${idsByLastDigits(engine, table, matches, {
      offset: 0,
      size: matches.total,
    })}`.execute(db)
    const ids = rows.map((row) => row.id)
    for (let at = 0; at < ids.length; at += SLICE)
      yield readByLastDigits(matches, sql.join(ids.slice(at, at + SLICE)))
  }

  /**
   * Yields all rows in slices, in the order of the pages. Rows written in the meantime may be missing or included.
   */
  async function* slices({ search = '' }: { search?: string }, filter?: ListFilter): AsyncGenerator<Row[]> {
    const matches = await matchesOf(search, filter)
    if (isForLastDigits(table, matches)) {
      yield* slicesByLastDigits(matches)
      return
    }
    const size = RECORDS[engine]
    const { read } = keysetFor(matches)
    const readFrom = async (from: number) => rowsOf(await read({ from, isBackward: false, skip: 0 }, size))
    yield* slicesFrom(MAX_ID, readFrom, (last) => idOf(last) - 1, size)
  }

  return { page, slices }
}
