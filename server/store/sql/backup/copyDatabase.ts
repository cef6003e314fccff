import { sql } from 'kysely'
import { migrate, migrator } from '#server/store/sql/migrations.ts'
import { atOneMoment } from '#server/store/sql/engine/engineOf.ts'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'
import { backupTables, countRows, type BackupTable } from './backupTables.ts'
import { readCounters, setCounters } from './counters.ts'
import { schemaVersionOf, requireKnownSchema } from './schemaVersion.ts'
import { Refused } from './refused.ts'
import { suspendRules } from './rules.ts'
import { rowsOf, type Value } from './tableRows.ts'
import { sumsOf, TableSums } from './tableSums.ts'

/** An open database. */
export interface Opened {
  db: Db
  engine: Engine
}

/** Opens the source database while `work` runs. */
export type Opening = <T>(work: (database: Opened) => Promise<T>) => Promise<T>

/** Tables to which migrations themselves add rows. */
const begun: (keyof Tables)[] = ['roles', 'tallies', 'facts']

export interface CopyOptions {
  /** Called with the number of rows copied so far, and the total. */
  onRows: (done: number, total: number) => void
  /** Whether to fail if the source changes in the meantime. */
  isMove?: boolean
}

/**
 * Copies a database into an empty one, with the same schema version. The copy is read back and compared before it is
 * committed.
 * @returns the number of rows of each table
 * @throws {Refused} if the target is not empty, or the source has a newer schema
 */
export const copyDatabase = (
  from: Opening,
  to: Opened,
  { onRows, isMove = false }: CopyOptions,
): Promise<Record<string, number>> =>
  reading(from, async (source) => {
    const version = await schemaVersionOf(source.db)
    requireKnownSchema(version)
    await requireEmpty(to, version)
    const { error } = await migrator(to.db, to.engine).migrateTo(version)
    if (error) throw error
    const counts = await countRows(source.db, source.engine)
    const total = sumOf(counts)
    await to.db.transaction().execute(async (db) => {
      const rules = await suspendRules(db, to.engine)
      const sums = await copyTables(source, { db, engine: to.engine }, (done) => onRows(done, total))
      await setCounters(db, to.engine, await readCounters(source.db, source.engine))
      await rules.resume()
      const wrong = sums.unlike(await sumsOf(db, to.engine))
      if (wrong.length > 0)
        throw new Error(`Read back, these tables differ from what was written: ${wrong.join(', ')}`)
      if (isMove) await requireUnchanged(from, sums)
    })
    return counts
  })

async function requireUnchanged(from: Opening, sums: TableSums) {
  const changed = sums.unlike(await reading(from, ({ db, engine }) => sumsOf(db, engine)))
  if (changed.length === 0) return
  throw new Refused(
    'occupied',
    `Stop the server first. It wrote into these tables in the meantime: ${changed.join(', ')}.`,
  )
}

/** Upgrades the schema of a database that was just filled. */
export async function upgradeSchema({ db, engine }: Opened): Promise<void> {
  await migrate(db, engine)
  // Without statistics, PostgreSQL guesses which index is selective. SQLite's plans need no statistics.
  if (engine === 'postgres') await sql`analyze`.execute(db)
}

export const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, rows) => total + rows, 0)

const reading = <T>(from: Opening, work: (database: Opened) => Promise<T>): Promise<T> =>
  from(({ db, engine }) => atOneMoment(db, engine, (moment) => work({ db: moment, engine })))

/**
 * Checks that the target has no tables, or only empty tables of this or an older schema version, as an aborted copy
 * leaves them.
 */
async function requireEmpty({ db, engine }: Opened, version: string) {
  const migrations = await migrator(db, engine).getMigrations()
  const isNewer = migrations.some(({ name, executedAt }) => executedAt && name > version)
  const isForeign = migrations.every(({ executedAt }) => executedAt === undefined)
  for (const [name, rows] of Object.entries(await countRows(db, engine))) {
    const isBegun = begun.some((table) => table === name)
    if (isNewer || isForeign || (rows > 0 && !isBegun))
      throw new Refused('occupied', `The database is not empty: it has a table "${name}". Use an empty one.`)
  }
}

async function copyTables(from: Opened, to: Opened, onRows: (done: number) => void) {
  const tables = await backupTables(from.db, from.engine)
  if (JSON.stringify(tables) !== JSON.stringify(await backupTables(to.db, to.engine)))
    throw new Refused('unreadable', 'Its tables do not match the schema version that it states.')
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(to.db)
  const sums = new TableSums()
  let done = 0
  for (const table of tables) {
    sums.add(table.name, [])
    for await (const rows of rowsOf(from.db, from.engine, table)) {
      await insert(to, table, rows)
      sums.add(table.name, rows)
      done += rows.length
      onRows(done)
    }
  }
  return sums
}

async function insert({ db, engine }: Opened, { name, columns }: BackupTable, rows: Value[][]) {
  // PostgreSQL assigns the ids of some tables; this inserts given ones.
  const asGiven = engine === 'postgres' ? sql`overriding system value` : sql``
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  await sql`insert into ${sql.table(name)} (${names}) ${asGiven} values ${values}`.execute(db)
}
