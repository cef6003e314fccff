import { sql, type RawBuilder } from 'kysely'
import { pageWindow, type PageQuery, type PageWindow } from '#contract/paging.ts'
import { foldText } from '#contract/text.ts'
import type { Db, Engine } from './tables.ts'

/** A table that lists can be made of: it has a `search_text`, a search index and a tally. */
export interface ListTable {
  name: string
  id: string
}

/** One page of a list: `ids` is a subquery that yields the ids of its rows. */
export interface PageOfIds {
  ids: RawBuilder<unknown>
  total: number
  window: PageWindow
}

/** Totals of searches that are remembered; each holds until the table's next write. */
const KEPT_TOTALS = 500

/** Shortest text, in code points, that the trigram index of SQLite can look up. */
const TRIGRAM = 3

/**
 * Finds pages of ids, newest first: totals from the tally or from the last count of the same search, ids from
 * the nearer end of the list, so that a last page costs what a first one does.
 */
export function idPager(db: Db, engine: Engine, table: ListTable) {
  const totals = new Map<string, { total: number; version: number }>()

  async function totalOf(term: string, source: Source): Promise<number> {
    const now = await db
      .selectFrom('tallies')
      .select(['total', 'version'])
      .where('name', '=', table.name)
      .executeTakeFirstOrThrow()
    if (term === '') return now.total
    const known = totals.get(term)
    if (known?.version === now.version) return known.total
    const counted = await sql<{ total: number }>`select count(*) as total from ${source.from}`.execute(db)
    const total = counted.rows[0]?.total ?? 0
    totals.delete(term)
    totals.set(term, { total, version: now.version })
    const [oldest] = totals.keys()
    if (totals.size > KEPT_TOTALS && oldest !== undefined) totals.delete(oldest)
    return total
  }

  return async function pageOfIds(query: PageQuery): Promise<PageOfIds> {
    const term = foldText(query.search)
    const source = sourceOf(engine, table, term)
    const total = await totalOf(term, source)
    const window = pageWindow(query, total)
    const count = Math.max(0, Math.min(window.size, total - window.offset))
    const isNearEnd = window.offset > total / 2
    const offset = isNearEnd ? total - window.offset - count : window.offset
    const order = isNearEnd ? sql`asc` : sql`desc`
    const ids = sql`select ${source.id} from ${source.from} order by ${source.id} ${order} limit ${count} offset ${offset}`
    return { ids, total, window }
  }
}

/** Where the ids come from, with the search in it. The search is literal: `%`, `_` and `"` match themselves. */
interface Source {
  id: RawBuilder<unknown>
  from: RawBuilder<unknown>
}

function sourceOf(engine: Engine, table: ListTable, term: string): Source {
  const rows = sql.table(table.name)
  const id = sql.ref(table.id)
  if (term === '') return { id, from: sql`${rows}` }
  if (engine === 'postgres') {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
    return { id, from: sql`${rows} where "search_text" like ${pattern} escape '\\'` }
  }
  if (Array.from(term).length < TRIGRAM)
    return { id, from: sql`${rows} where instr("search_text", ${term}) > 0` }
  const index = sql.table(`${table.name}_search`)
  return { id: sql`rowid`, from: sql`${index} where ${index} match ${`"${term.replaceAll('"', '""')}"`}` }
}

/** Notes a write in the table's tally; in the same transaction, so that totals never lie. */
export async function tally(db: Db, table: string, change: 1 | 0 | -1): Promise<void> {
  await db
    .updateTable('tallies')
    .set((column) => ({ total: column('total', '+', change), version: column('version', '+', 1) }))
    .where('name', '=', table)
    .execute()
}
