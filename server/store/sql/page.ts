import { sql, type RawBuilder } from 'kysely'
import {
  MAX_PER_PAGE,
  paged,
  pageWindow,
  type Paged,
  type PageQuery,
  type PageWindow,
} from '#contract/paging.ts'
import { foldText } from '#contract/foldText.ts'
import { MAX_ID } from '#contract/ids.ts'
import type { ListFilter } from './filter.ts'
import { preparedStatement } from './preparedStatement.ts'
import { foundFirst, sourceOf, type ListTable, type Search } from './search.ts'
import { RECORDS, SLICE, slicesFrom } from './rowSlices.ts'
import type { Db, Engine } from './tables.ts'

/** How a list's rows are read. */
export interface PageReader<Row> {
  /**
   * Reads one page.
   * @param isOnPage what is true of the page's rows and of no others
   * @param order their order
   */
  read: (isOnPage: RawBuilder<boolean>, order: RawBuilder<unknown>) => Promise<Row[]>
  idOf: (row: Row) => number
  /** Tallies of other lists of which the rows show something. */
  beside?: readonly string[]
}

/** What is known about one search until the next write of what it shows: ids by the offset of their page. */
interface Known {
  key: string
  version: string
  search: Search
  total: number
  pages: Map<number, number[]>
}

/** Searches, and pages of each, that are remembered. */
const KEPT_SEARCHES = 100
const KEPT_PAGES = 100
/** Pages whose rows are remembered, some 1 MB of them. */
const KEPT_ROWS = 100

/** Keyset cursor: start row (`from`, or an end of the list), direction and offset. */
interface Cursor {
  isBackward: boolean
  skip: number
  from?: number
}

/** Most rows of a search whose pages are cut from all that it found. */
const RARE = 5000

/** A search that is taken for the last digits of a number. */
const LAST_DIGITS = /^\d{4,}$/

/** Most rows that a search looks through one by one. */
const NARROW = 2000

/**
 * Finds the pages of a list, newest first, or those first whose number ends with the digits that are sought: totals from a tally or from the last count of the same search, pages from
 * the nearest place that is known, so that deep pages cost about what the first one does. What is asked for again
 * before anything was written is answered as before; nobody may change the rows.
 */
export function pager<Row>(db: Db, engine: Engine, table: ListTable, reader: PageReader<Row>) {
  const { read, idOf, beside = [] } = reader
  const searches = new Map<string, Known>()
  const keptRows = new Map<string, { known: Known; rows: Row[] }>()
  const id = sql.ref(table.id)
  const listTally = table.tally ?? table.name
  const talliesOf = preparedStatement(
    db,
    db
      .selectFrom('tallies')
      .select(['name', 'total', 'version', 'stamp'])
      .where('name', 'in', ['', '', ...beside]),
  )

  async function knownOf(term: string, filter?: ListFilter): Promise<Known> {
    const keptTally = filter ? filter.tally : listTally
    const tallies = await talliesOf(listTally, keptTally ?? listTally, ...beside)
    const versionOf = (list: string) => {
      const { version = 0, stamp = 0 } = tallies.find(({ name }) => name === list) ?? {}
      return `${version} ${stamp}`
    }
    const version = [listTally, ...beside].map(versionOf).join()
    const key = `${filter?.key ?? ''}\n${term}`
    const earlier = searches.get(key)
    if (earlier?.version === version) return earlier
    const kept = tallies.find(({ name }) => name === keptTally)?.total ?? 0
    const isNarrow = keptTally !== undefined && kept <= NARROW
    const search = { term, filter: filter?.condition, isNarrow }
    const isKept = term === '' && (filter ? filter.isTally : true)
    const known = { key, version, search, total: isKept ? kept : await count(search), pages: new Map() }
    searches.delete(key)
    searches.set(key, known)
    dropOldest(searches, KEPT_SEARCHES)
    return known
  }

  async function count(search: Search): Promise<number> {
    const { from, condition } = sourceOf(engine, table, search)
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${from} where ${condition}`.execute(db)
    return rows[0]?.total ?? 0
  }

  const isForLastDigits = ({ search, total }: Known) =>
    table.number !== undefined && LAST_DIGITS.test(search.term) && total <= RARE

  function idsByLastDigits({ search }: Known, { offset }: PageWindow, size: number) {
    const { term, filter = sql`true` } = search
    const { id: sourceId, from, condition } = sourceOf(engine, table, { ...search, filter })
    const text = sql.ref(`${table.name}.search_text`)
    return sql`select ${sourceId} from ${from} where ${condition}
      order by case when ${text} like ${`%${term}`} then 0 else 1 end, ${sourceId} desc limit ${size} offset ${offset}`
  }

  function idsBy({ isBackward, skip, from: start }: Cursor, { search, total }: Known, size: number) {
    const source = sourceOf(engine, table, search)
    const isRare = engine === 'postgres' && search.term !== '' && total <= RARE
    const { id: sourceId, from, condition } = isRare ? foundFirst(source) : source
    const bound = isBackward ? sql`${sourceId} > ${start}` : sql`${sourceId} <= ${start}`
    const bounded = sql.join([condition, ...(start === undefined ? [] : [bound])], sql` and `)
    const order = isBackward ? sql`asc` : sql`desc`
    return sql`select ${sourceId} from ${from} where ${bounded} order by ${sourceId} ${order} limit ${size} offset ${skip}`
  }

  /** Rows that are known by their ids. */
  function among(ids: number[], isNeighbours: boolean) {
    return isNeighbours
      ? sql<boolean>`${id} between ${ids.at(-1)} and ${ids[0]}`
      : sql<boolean>`${id} in (${sql.join(ids)})`
  }

  /** What is true of the rows of a window, and their order. */
  function positionOf(known: Known, window: PageWindow, size: number) {
    const { search, pages } = known
    const ids = pages.get(window.offset)
    const isByNumber = isForLastDigits(known)
    const number = sql.ref(table.number ?? table.id)
    const order = isByNumber
      ? sql`case when ${number} like ${`%${search.term}`} then 0 else 1 end, ${id} desc`
      : sql`${id} desc`
    if (ids?.length === size) {
      const isWhole = search.term === '' && search.filter === undefined && !table.only
      return { isOnPage: among(ids, isWhole), order }
    }
    const found = isByNumber
      ? idsByLastDigits(known, window, size)
      : idsBy(nearest(known, window.offset, size), known, size)
    return { isOnPage: sql<boolean>`${id} in (${found})`, order }
  }

  async function page(query: PageQuery, filter?: ListFilter): Promise<Paged<Row>> {
    const known = await knownOf(foldText(query.search), filter)
    const { key, total, pages } = known
    const window = pageWindow(query, total)
    const size = Math.max(0, Math.min(window.size, total - window.offset))
    const place = `${key}\n${window.offset} ${size}`
    const kept = keptRows.get(place)
    if (kept?.known === known) return paged(kept.rows, total, window)
    const { isOnPage, order } = positionOf(known, window, size)
    const rows = await read(isOnPage, order)
    if (rows.length > 0 && rows.length <= MAX_PER_PAGE) {
      pages.set(window.offset, rows.map(idOf))
      dropOldest(pages, KEPT_PAGES)
      keptRows.delete(place)
      keptRows.set(place, { known, rows })
      dropOldest(keptRows, KEPT_ROWS)
    }
    return paged(rows, total, window)
  }

  /** All rows in slices, in the order of the pages. What is written meanwhile may be in it or not. */
  async function* slices({ search = '' }: { search?: string }, filter?: ListFilter): AsyncGenerator<Row[]> {
    const known = await knownOf(foldText(search), filter)
    if (isForLastDigits(known)) {
      // Few rows, in an order of their own: one slice of their ids after the other.
      const all = { page: 1, lastPage: 1, size: known.total, offset: 0 }
      const { rows } = await sql<Record<string, number>>`${idsByLastDigits(known, all, known.total)}`.execute(
        db,
      )
      const { order } = positionOf(known, all, known.total)
      const ids = rows.map((row) => Object.values(row)[0] ?? 0)
      for (let at = 0; at < ids.length; at += SLICE)
        yield read(among(ids.slice(at, at + SLICE), false), order)
      return
    }
    const size = RECORDS[engine]
    const readFrom = (from: number) =>
      read(
        sql<boolean>`${id} in (${idsBy({ isBackward: false, skip: 0, from }, known, size)})`,
        sql`${id} desc`,
      )
    yield* slicesFrom(MAX_ID, readFrom, (last) => idOf(last) - 1, size)
  }

  return { page, slices }
}

function nearest({ total, pages }: Known, offset: number, size: number): Cursor {
  const toEnd = total - offset - size
  let cursor: Cursor =
    offset <= toEnd ? { isBackward: false, skip: offset } : { isBackward: true, skip: toEnd }
  for (const [at, [from]] of pages) {
    const isBackward = at > offset
    const skip = isBackward ? at - offset - size : offset - at
    if (skip >= 0 && skip < cursor.skip) cursor = { isBackward, skip, from }
  }
  return cursor
}

function dropOldest(map: Map<unknown, unknown>, most: number) {
  const [oldest] = map.keys()
  if (map.size > most) map.delete(oldest)
}
