import { sql } from 'kysely'
import type { HealthReason } from '#server/store/healthReason.ts'
import { PROBE } from '#server/store/sql/accounts/attempts.ts'
import { schemaVersions } from '#server/store/sql/migrations.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { healthReasonOf } from './healthReasonOf.ts'

/** Checks whether a database works; returns the health reason if not. `at` in ms since 1970. */
export type Check = (at: number) => Promise<HealthReason | undefined>

/**
 * Returns a check that reads a row of each table, compares the schema version with this release's, and writes a row.
 */
export function databaseCheck(db: Db, engine: Engine): Check {
  let names: string[] | undefined
  return (at) =>
    db
      .transaction()
      .execute(async (transaction) => {
        // Without it, a table that somebody has locked would look like a slow database.
        if (engine === 'postgres') await sql`set local lock_timeout = '700ms'`.execute(transaction)
        // Checked first, because a newer schema may lack tables that are read below.
        const wrongForm = await compareForm(transaction)
        if (wrongForm) return wrongForm
        names ??= await tableNames(transaction, engine)
        await readEach(transaction, names)
        await writeRow(transaction, at)
        return undefined
      })
      .catch((error: unknown) => {
        names = undefined
        return healthReasonOf(error)
      })
}

/** Returns the names of all tables, including those of the search index. */
async function tableNames(db: Db, engine: Engine): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{
          name: string
        }>`select "name" from "sqlite_master" where "type" = 'table' and "name" not like 'sqlite%'`
      : sql<{ name: string }>`
          select "table_name" as "name" from information_schema.tables
          where "table_schema" = current_schema() and "table_type" = 'BASE TABLE'`
  const { rows } = await query.execute(db)
  return rows.map(({ name }) => name)
}

/** A single statement, because each costs a network round trip. */
async function readEach(db: Db, names: string[]) {
  const reads = names.map((name) => sql`(select 1 from ${sql.table(name)} limit 1)`)
  await sql`select ${sql.join(reads)}`.execute(db)
}

async function compareForm(db: Db): Promise<HealthReason | undefined> {
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  if (schemaVersions.some((name) => !applied.has(name))) return 'schema-older'
  return applied.size > schemaVersions.length ? 'schema-newer' : undefined
}

async function writeRow(db: Db, at: number) {
  await db
    .insertInto('attempts')
    .values({ key: PROBE, count: 0, ends_at: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at: at }))
    .execute()
}
