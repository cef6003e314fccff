import { sql, type RawBuilder } from 'kysely'
import { MAX_PER_PAGE, pageWindow, type PageQuery, type PageWindow } from '#contract/paging.ts'
import { foldText } from '#contract/foldText.ts'
import type { ListFilter } from './filter.ts'
import { prepared } from './prepared.ts'
import { foundFirst, sourceOf, type ListTable, type Search } from './search.ts'
import type { Db, Engine } from './tables.ts'

/** One page of a list. */
export interface PageOfRows {
  /** What is true of the page's rows and of no others. */
  isOnPage: RawBuilder<boolean>
  total: number
  window: PageWindow
  /** The order of the page's rows. */
  order: RawBuilder<unknown>
  /** To be told the ids that were found, in that order. */
  remember: (ids: number[]) => void
}

/** What is known about one search until the table's next write: ids by the offset of their page. */
interface Known {
  version: number
  search: Search
  total: number
  pages: Map<number, number[]>
}

/** Searches, and pages of each, that are remembered. */
const KEPT_SEARCHES = 100
const KEPT_PAGES = 100

/** A way to the rows of a window: from the row `from` (or an end of the list) over `skip` rows. */
interface Way {
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
 * the nearest place that is known, so that deep pages cost about what the first one does.
 */
export function pager(db: Db, engine: Engine, table: ListTable) {
  const searches = new Map<string, Known>()
  const id = sql.ref(table.id)
  const listTally = table.tally ?? table.name
  const talliesOf = prepared(
    db,
    db.selectFrom('tallies').select(['name', 'total', 'version']).where('name', 'in', ['', '']),
  )

  async function knownOf(term: string, filter?: ListFilter): Promise<Known> {
    const keptTally = filter ? filter.tally : listTally
    const tallies = await talliesOf(listTally, keptTally ?? listTally)
    const version = tallies.find(({ name }) => name === listTally)?.version ?? 0
    const key = `${filter?.key ?? ''}\n${term}`
    const earlier = searches.get(key)
    if (earlier?.version === version) return earlier
    const kept = tallies.find(({ name }) => name === keptTally)?.total ?? 0
    const isNarrow = keptTally !== undefined && kept <= NARROW
    const search = { term, filter: filter?.condition, isNarrow }
    const isKept = term === '' && (filter ? filter.isTally : true)
    const known = { version, search, total: isKept ? kept : await count(search), pages: new Map() }
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

  function idsBy({ isBackward, skip, from: start }: Way, { search, total }: Known, size: number) {
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

  return async function pageOf(query: PageQuery, filter?: ListFilter): Promise<PageOfRows> {
    const known = await knownOf(foldText(query.search), filter)
    const { search, total, pages } = known
    const window = pageWindow(query, total)
    const size = Math.max(0, Math.min(window.size, total - window.offset))
    const found = pages.get(window.offset)
    const remember = (ids: number[]) => {
      if (ids.length === 0 || ids.length > MAX_PER_PAGE) return
      pages.set(window.offset, ids)
      dropOldest(pages, KEPT_PAGES)
    }
    const isByNumber = isForLastDigits(known)
    const ids = () =>
      isByNumber
        ? idsByLastDigits(known, window, size)
        : idsBy(nearest(known, window.offset, size), known, size)
    const isOnPage =
      found?.length === size
        ? among(found, search.term === '' && !filter && !table.only)
        : sql<boolean>`${id} in (${ids()})`
    const number = sql.ref(table.number ?? table.id)
    const order = isByNumber
      ? sql`case when ${number} like ${`%${search.term}`} then 0 else 1 end, ${id} desc`
      : sql`${id} desc`
    return { isOnPage, order, total, window, remember }
  }
}

function nearest({ total, pages }: Known, offset: number, size: number): Way {
  const toEnd = total - offset - size
  let way: Way = offset <= toEnd ? { isBackward: false, skip: offset } : { isBackward: true, skip: toEnd }
  for (const [at, [from]] of pages) {
    const isBackward = at > offset
    const skip = isBackward ? at - offset - size : offset - at
    if (skip >= 0 && skip < way.skip) way = { isBackward, skip, from }
  }
  return way
}

function dropOldest(map: Map<unknown, unknown>, most: number) {
  const [oldest] = map.keys()
  if (map.size > most) map.delete(oldest)
}
