import { sql, type RawBuilder } from 'kysely'
import { pageWindow, type PageQuery, type PageWindow } from '#contract/paging.ts'
import { nextTurn } from '#server/store/sql/engine/pauses.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Ids scanned at once: about 2 ms. PostgreSQL does not block the main thread, so it scans all at once. */
const SLICE: Record<Engine, number> = { sqlite: 5000, postgres: Number.MAX_SAFE_INTEGER }

/** A range of ids, and how many of its rows match. */
interface Slice {
  first: number
  last: number
  count: number
}

/**
 * Finds a page, newest first, by scanning all rows of a table with an `id`. The embedded database runs on the main
 * thread, so other requests run between two slices.
 * @param wanted the condition that rows must meet
 */
export async function pageInSlices<Row>(
  db: Db,
  engine: Engine,
  table: { name: string; columns: RawBuilder<Row> },
  { wanted, query }: { wanted: RawBuilder<unknown>; query: Pick<PageQuery, 'page' | 'per_page'> },
): Promise<{ rows: Row[]; total: number; window: PageWindow }> {
  const name = sql.table(table.name)
  const within = ({ first, last }: Omit<Slice, 'count'>) =>
    sql`"id" between ${first} and ${last} and ${wanted}`

  const slices: Slice[] = []
  for await (const slice of slicesOf(db, engine, name)) {
    const counted = await sql<{ count: number }>`
      select count(*) as "count" from ${name} where ${within(slice)}`.execute(db)
    slices.push({ ...slice, count: counted.rows[0]?.count ?? 0 })
  }
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  const window = pageWindow(query, total)

  const rows: Row[] = []
  let skip = window.offset
  for (const slice of slices) {
    if (rows.length >= window.size) break
    if (skip < slice.count) {
      const found = await sql<Row>`select ${table.columns} from ${name} where ${within(slice)}
        order by "id" desc limit ${window.size - rows.length} offset ${skip}`.execute(db)
      rows.push(...found.rows)
      await nextTurn()
    }
    skip = Math.max(0, skip - slice.count)
  }
  return { rows, total, window }
}

/** Yields ranges of a table's ids, newest first. */
async function* slicesOf(db: Db, engine: Engine, name: RawBuilder<unknown>) {
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select min("id") as "oldest", max("id") as "newest" from ${name}`.execute(db)
  const { oldest, newest } = rows[0] ?? {}
  for (let last = newest ?? 0; last >= (oldest ?? 1); last -= SLICE[engine]) {
    yield { first: Math.max(oldest ?? 1, last - SLICE[engine] + 1), last }
    await nextTurn()
  }
}
