import { sql } from 'kysely'
import { migrate } from '#server/store/sql/migrations.ts'
import { openPostgres } from '#server/store/sql/engine/postgres.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { emptyDatabase } from '#tests/drills/postgres.mjs'

/** A PostgreSQL server for tests; only `npm run test:all` has one. Its user is a superuser. */
const server = process.env.TEST_DATABASE_URL

export const hasPostgres = Boolean(server)

/** The engines that can be tested here. */
export const engines: Engine[] = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite']

let databases = 0

/** Returns the address of a new, empty database. Test files that run side by side have their own. */
export async function newDatabase(): Promise<string> {
  if (!server) throw new Error('There is no PostgreSQL: TEST_DATABASE_URL is not set.')
  return emptyDatabase(server, `institute_${process.env.VITEST_POOL_ID}_${(databases += 1)}`)
}

/** Opens a database that waits for no test to be quick. */
export const openPatient = (url: string): Db => openPostgres(url, console.error, { isPatient: true })

/** A migrated database, and the statements that take it back to that. */
let migrated: Promise<{ url: string; renew: string }> | undefined

/**
 * Opens a database as it is when it was just migrated: always the same one, emptied, which takes a tenth of the time that a
 * new one takes.
 */
export async function renewedDatabase(): Promise<{ url: string; db: Db }> {
  migrated ??= migrateOne()
  const { url, renew } = await migrated
  const db = openPostgres(url, console.error)
  await sql.raw(renew).execute(db)
  return { url, db }
}

async function migrateOne() {
  const url = await newDatabase()
  const db = openPostgres(url, console.error)
  await migrate(db, 'postgres')
  const tables = (await db.introspection.getTables()).map(({ name }) => `"${name}"`)
  const begun: string[] = []
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.raw(table)}`.execute(db)
    const json = JSON.stringify(rows).replaceAll("'", "''")
    if (rows.length > 0)
      begun.push(`insert into ${table} select * from json_populate_recordset(null::${table}, '${json}')`)
  }
  const { rows: sequences } = await sql<{ name: string }>`
    select quote_ident("sequencename") as "name" from pg_sequences`.execute(db)
  for (const { name } of sequences) {
    const { rows } = await sql<{ last: number; isCalled: boolean }>`
      select "last_value" as "last", "is_called" as "isCalled" from ${sql.raw(name)}`.execute(db)
    begun.push(...rows.map(({ last, isCalled }) => `select setval('${name}', ${last}, ${isCalled})`))
  }
  await db.destroy()
  // No trigger and no foreign key has a say: only a superuser may do that.
  const steps = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    ...begun,
    'commit',
  ]
  return { url, renew: steps.join(';\n') }
}
