import { sql, type RawBuilder } from 'kysely'
import { chunks } from '#server/store/chunks.ts'
import { engineOf } from '#server/store/sql/engine/engineOf.ts'
import { pause } from '#server/store/sql/engine/pauses.ts'
import type { Db, Engine, TableName } from '#server/store/sql/tables.ts'

/** The columns of a row. */
export type Cells = Readonly<Record<string, string | number | null>>

/** Rows of one statement, where SQLite holds the thread meanwhile, and where PostgreSQL is asked over a line. */
const AT_ONCE: Record<Engine, number> = { sqlite: 100, postgres: 10_000 }

/** Cells of one statement that writes to SQLite: it takes some 5 ms. */
const CELLS_AT_ONCE = 2000

/**
 * Runs `work` on parts of a list that one statement can take, and returns all results.
 * @param most items of a statement of SQLite
 */
export async function inParts<T, R>(
  db: Db,
  list: readonly T[],
  work: (some: T[]) => Promise<readonly R[]>,
  most = AT_ONCE.sqlite,
): Promise<R[]> {
  const size = engineOf(db) === 'sqlite' ? most : AT_ONCE.postgres
  const results: R[] = []
  for (const some of chunks(list, size)) {
    await pause()
    for (const result of await work(some)) results.push(result)
  }
  return results
}

const rowsInPart = (rows: readonly Cells[]) => Math.ceil(CELLS_AT_ONCE / columnsOf(rows).length)

/**
 * Runs a write of rows in parts that one statement can take: rows with the same columns. Those of older deleted records may
 * lack some.
 */
export async function writeInParts<Row extends Cells>(
  db: Db,
  rows: readonly Row[],
  write: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  const work = async (some: Row[]) => {
    for (const alike of byColumns(some)) await write(alike)
    return []
  }
  await inParts(db, rows, work, rowsInPart(rows))
}

/** Returns rows in groups with the same columns. */
function byColumns<Row extends Cells>(rows: readonly Row[]): Iterable<Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = Object.keys(row).join()
    const others = groups.get(key)
    if (others) others.push(row)
    else groups.set(key, [row])
  }
  return groups.values()
}

/** Rows with the same columns as a source of a statement, whose text does not depend on their number. */
export function rowsAsSource(db: Db, table: TableName, rows: readonly Cells[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows)
  if (engineOf(db) === 'postgres')
    return sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
  const cells = columnsOf(rows).map((name) => sql`"value" ->> ${sql.lit(`$.${name}`)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(cells)} from json_each(${json}))`
}

const columnsOf = ([first = {}]: readonly Cells[]) => Object.keys(first)

/** Inserts rows. */
export async function insertRows(db: Db, table: TableName, rows: readonly Cells[]): Promise<void> {
  await writeInParts(db, rows, (some) => insertSome(db, table, some))
}

/** Like {@link insertRows}, for rows without ids; returns their new ids in order. */
export async function insertNew(
  db: Db,
  table: TableName,
  id: string,
  rows: readonly Cells[],
): Promise<number[]> {
  if (rows.length === 1) return insertSome(db, table, rows, sql` returning ${sql.ref(id)} as "id"`)
  const ids = await newIds(db, table, id, rows.length)
  await insertRows(
    db,
    table,
    rows.map((row, index) => ({ [id]: ids[index] ?? null, ...row })),
  )
  return ids
}

async function insertSome(db: Db, table: TableName, rows: readonly Cells[], returning = sql``) {
  const columns = sql.join(columnsOf(rows).map((name) => sql.ref(name)))
  // Without `where`, SQLite would take a following `on conflict` or `returning` for a part of a join.
  const inserted = await sql<{ id: number }>`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${rowsAsSource(db, table, rows)} as "given" where true${returning}`.execute(db)
  return inserted.rows.map((row) => row.id)
}

/**
 * Sets columns of rows that are found by `id`.
 * @param also what else is set, alike in all rows
 */
export async function updateRows(
  db: Db,
  table: TableName,
  id: string,
  rows: readonly Cells[],
  also: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const target = sql.table(table)
  await writeInParts(db, rows, async (some) => {
    const columns = columnsOf(some).filter((name) => name !== id)
    const set = columns.map((name) => sql`${sql.ref(name)} = "given".${sql.ref(name)}`)
    await sql`update ${target} set ${sql.join([...set, ...also])}
      from ${rowsAsSource(db, table, some)} as "given" where ${target}.${sql.ref(id)} = "given".${sql.ref(id)}`.execute(
      db,
    )
  })
}

/** Takes ids for new rows. Nobody else gets them, even if they are never used. */
async function newIds(db: Db, table: TableName, id: string, count: number): Promise<number[]> {
  if (count === 0) return []
  if (engineOf(db) === 'postgres') {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${table}, ${id}))::integer as "id"
      from generate_series(1, ${count}::integer)`.execute(db)
    return rows.map((row) => row.id)
  }
  // SQLite has no row before the first one of the table.
  await sql`insert into sqlite_sequence ("name", "seq")
    select ${table}, 0 where not exists (select 1 from sqlite_sequence where "name" = ${table})`.execute(db)
  const { rows } = await sql<{ last: number }>`
    update sqlite_sequence set "seq" = "seq" + ${count} where "name" = ${table} returning "seq" as "last"`.execute(
    db,
  )
  const [taken] = rows
  if (!taken) throw new Error(`${table}: no ids`)
  return Array.from({ length: count }, (_, index) => taken.last - count + 1 + index)
}
