import { sql } from 'kysely'
import { appliedTo } from '#server/store/sql/migrations.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { backupTables, type BackupTable } from './backupTables.ts'
import { readCounters } from './counters.ts'
import { Refused, type Piece, type Snapshot, type Value } from './snapshot.ts'

/** Rows of one piece. */
const CHUNK = 500

/**
 * Reads a database as it is now; writers go on meanwhile, and none of what they do is seen. The snapshot lasts until
 * `work` is done.
 * @throws {Refused} when the database is not one of this product
 */
export async function readSnapshot<T>(
  db: Db,
  engine: Engine,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  const isolated = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return isolated.execute(async (moment) => {
    const schema = await lastMigration(moment)
    const counters = await readCounters(moment, engine)
    const size = await countRows(moment, engine)
    return work({ schema, engine, counters, size, pieces: allPieces(moment, engine) })
  })
}

/** Every row of every table that a backup holds. For a transaction, which alone makes them one moment's. */
export async function* allPieces(db: Db, engine: Engine): AsyncGenerator<Piece> {
  const read = engine === 'sqlite' ? embeddedChunks : postgresChunks
  for (const table of await backupTables(db, engine)) {
    const { name, columns } = table
    let count = 0
    for await (const chunk of read(db, table)) {
      count += chunk.length
      yield { table: name, columns, rows: chunk.map((row) => columns.map((column) => plain(row[column]))) }
    }
    if (count === 0) yield { table: name, columns, rows: [] }
  }
}

async function countRows(db: Db, engine: Engine): Promise<number> {
  let size = 0
  for (const { name } of await backupTables(db, engine)) {
    const { rows } = await sql<{
      count: number | string
    }>`select count(*) as "count" from ${sql.table(name)}`.execute(db)
    size += Number(rows[0]?.count)
  }
  return size
}

async function lastMigration(db: Db): Promise<string> {
  const last = (await appliedTo(db)).at(-1)
  if (last === undefined) {
    throw new Refused('missing', 'This database has never been used: there is nothing to read.')
  }
  return last
}

type Row = Record<string, unknown>

/** In the order of the rows' own numbers, which every table of SQLite has. */
async function* embeddedChunks(db: Db, { name, columns }: BackupTable): AsyncGenerator<Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  let last = Number.MIN_SAFE_INTEGER
  for (;;) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as "row_number", ${selected} from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${CHUNK}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end.row_number
    yield rows
  }
}

async function* postgresChunks(db: Db, { name, columns }: BackupTable): AsyncGenerator<Row[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare "backup" no scroll cursor for select ${selected} from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(CHUNK)} from "backup"`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close "backup"`.execute(db)
}

function plain(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A backup has no form for a value of type ${typeof value}.`)
}
