import { sql } from 'kysely'
import { forms, migrate, migrator } from '#server/store/sql/migrations.ts'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'
import { backupTables } from './backupTables.ts'
import { setCounters } from './counters.ts'
import { allPieces } from './readSnapshot.ts'
import { suspendRules } from './rules.ts'
import { Refused, type Piece, type Snapshot } from './snapshot.ts'
import { different, sumsOf, TableSums, type TableSum } from './tableSums.ts'

/** Tables in which migrations themselves put rows. */
const begun: (keyof Tables)[] = ['roles', 'tallies', 'facts']

/**
 * Writes a snapshot into an empty database, in the form that it was taken in, and brings it to the newest form then.
 * Nothing is written unless every row is in its place: it is read again and compared before it counts.
 * @param confirm called with what was written, before the commit; throws to roll back
 * @throws {Refused} when the database is not empty or the snapshot is of a newer form; what its pieces throw
 */
export async function writeSnapshot(
  db: Db,
  engine: Engine,
  { schema, counters, pieces }: Snapshot,
  confirm: (written: Record<string, TableSum>) => Promise<void> = async () => {},
): Promise<Record<string, TableSum>> {
  requireKnownForm(schema)
  await requireEmpty(db, engine, schema)
  const { error } = await migrator(db, engine).migrateTo(schema)
  if (error) throw error
  const written = await db.transaction().execute(async (transaction) => {
    const rules = await suspendRules(transaction, engine)
    const sums = await fill(transaction, engine, pieces)
    await setCounters(transaction, engine, counters)
    await rules.resume()
    const found = await sumsOf(allPieces(transaction, engine))
    const wrong = different(found, sums)
    if (wrong.length > 0)
      throw new Error(`Read again, these tables are not what was written: ${wrong.join(', ')}`)
    await confirm(found)
    return found
  })
  await migrate(db, engine)
  // Until it has counted its rows, PostgreSQL guesses which index is short. SQLite's plans need no counts.
  if (engine === 'postgres') await sql`analyze`.execute(db)
  return written
}

/** @throws {Refused} when a snapshot is of a form that this release does not know */
export function requireKnownForm(schema: string): void {
  if (forms.includes(schema)) return
  throw new Refused(
    'unreadable',
    `Its form (${schema}) is newer than this server knows (${forms.at(-1)}): install a newer release first.`,
  )
}

/** Nothing is there but, at most, what a restore that was broken off left: empty tables of that form or an older one. */
async function requireEmpty(db: Db, engine: Engine, schema: string) {
  const migrations = await migrator(db, engine).getMigrations()
  const isNewer = migrations.some(({ name, executedAt }) => executedAt && name > schema)
  const isForeign = migrations.every(({ executedAt }) => executedAt === undefined)
  for (const { name } of await backupTables(db, engine)) {
    const isBegun = begun.some((table) => table === name)
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (isNewer || isForeign || (rows.length > 0 && !isBegun)) {
      throw new Refused('occupied', `The database is not empty: it has a table "${name}". Give an empty one.`)
    }
  }
}

async function fill(db: Db, engine: Engine, pieces: AsyncIterable<Piece>) {
  const sums = new TableSums()
  const tables = new Map((await backupTables(db, engine)).map(({ name, columns }) => [name, columns]))
  for (const name of tables.keys()) await sql`delete from ${sql.table(name)}`.execute(db)
  for await (const piece of pieces) {
    const columns = tables.get(piece.table)
    if (JSON.stringify(columns) !== JSON.stringify(piece.columns)) {
      throw new Refused('unreadable', `Its table "${piece.table}" is not of the form that it names.`)
    }
    await insert(db, engine, piece)
    sums.add(piece)
  }
  return sums.result()
}

async function insert(db: Db, engine: Engine, { table, columns, rows }: Piece) {
  if (rows.length === 0) return
  // The ids of some tables are PostgreSQL's own to give.
  const asGiven = engine === 'postgres' ? sql`overriding system value` : sql``
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  await sql`insert into ${sql.table(table)} (${names}) ${asGiven} values ${values}`.execute(db)
}
