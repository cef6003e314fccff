import { sql, type RawBuilder } from 'kysely'
import { MAX_PER_PAGE, pageWindow, type PageQuery, type PageWindow } from '#contract/paging.ts'
import { foldText } from '#contract/foldText.ts'
import { prepared } from './prepared.ts'
import { sourceOf, type ListTable } from './search.ts'
import type { Db, Engine } from './tables.ts'

/** One page of a list. */
export interface PageOfRows {
  /** What is true of the page's rows and of no others. */
  isOnPage: RawBuilder<boolean>
  total: number
  window: PageWindow
  /** To be told the ids that were found, newest first. */
  remember: (ids: number[]) => void
}

/** What is known about one search until the table's next write: ids by the offset of their page. */
interface Known {
  version: number
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

/**
 * Finds the pages of a list, newest first: totals from the tally or from the last count of the same search, pages from
 * the nearest place that is known, so that deep pages cost about what the first one does.
 */
export function pager(db: Db, engine: Engine, table: ListTable) {
  const searches = new Map<string, Known>()
  const id = sql.ref(table.id)
  const tallyOf = prepared(
    db,
    db.selectFrom('tallies').select(['total', 'version']).where('name', '=', table.name),
  )

  async function knownOf(term: string): Promise<Known> {
    const [now] = await tallyOf(table.name)
    const { total, version } = now ?? { total: 0, version: 0 }
    const earlier = searches.get(term)
    if (earlier?.version === version) return earlier
    const known = { version, total: term === '' ? total : await count(term), pages: new Map() }
    searches.delete(term)
    searches.set(term, known)
    dropOldest(searches, KEPT_SEARCHES)
    return known
  }

  async function count(term: string): Promise<number> {
    const { from, condition } = sourceOf(engine, table, term)
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${from} where ${condition}`.execute(db)
    return rows[0]?.total ?? 0
  }

  function idsBy({ isBackward, skip, from: start }: Way, term: string, size: number) {
    const { id: sourceId, from, condition } = sourceOf(engine, table, term)
    const bound = isBackward ? sql`${sourceId} > ${start}` : sql`${sourceId} <= ${start}`
    const conditions = sql.join([condition, ...(start === undefined ? [] : [bound])], sql` and `)
    const order = isBackward ? sql`asc` : sql`desc`
    return sql`select ${sourceId} from ${from} where ${conditions} order by ${sourceId} ${order} limit ${size} offset ${skip}`
  }

  /** Rows that are known by their ids; without a search they are neighbours. */
  function among(ids: number[], term: string) {
    return term === ''
      ? sql<boolean>`${id} between ${ids.at(-1)} and ${ids[0]}`
      : sql<boolean>`${id} in (${sql.join(ids)})`
  }

  return async function pageOf(query: PageQuery): Promise<PageOfRows> {
    const term = foldText(query.search)
    const known = await knownOf(term)
    const { total, pages } = known
    const window = pageWindow(query, total)
    const size = Math.max(0, Math.min(window.size, total - window.offset))
    const found = pages.get(window.offset)
    const remember = (ids: number[]) => {
      if (ids.length === 0 || ids.length > MAX_PER_PAGE) return
      pages.set(window.offset, ids)
      dropOldest(pages, KEPT_PAGES)
    }
    const isOnPage =
      found?.length === size
        ? among(found, term)
        : sql<boolean>`${id} in (${idsBy(nearest(known, window.offset, size), term, size)})`
    return { isOnPage, total, window, remember }
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

/** Notes a write in the table's tally; in the same transaction, so that totals never lie. */
export async function tally(db: Db, table: string, change: 1 | 0 | -1): Promise<void> {
  await db
    .updateTable('tallies')
    .set((column) => ({ total: column('total', '+', change), version: column('version', '+', 1) }))
    .where('name', '=', table)
    .execute()
}
