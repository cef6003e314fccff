import { sql, type RawBuilder } from 'kysely'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Used in the transaction that fills a database. */
export interface SuspendedRules {
  /** Restores all constraints and triggers; fails if a row refers to a missing one. */
  resume(): Promise<void>
}

/**
 * Suspends constraints and triggers so that a transaction can fill the database table by table. Divisions and users
 * refer to each other, so neither can come first. The triggers derive rows that the copied data contains already.
 */
export const suspendRules = (db: Db, engine: Engine): Promise<SuspendedRules> =>
  engine === 'sqlite' ? suspendEmbedded(db) : suspendPostgres(db)

async function suspendEmbedded(db: Db): Promise<SuspendedRules> {
  await sql`pragma defer_foreign_keys = on`.execute(db)
  const { rows: triggers } = await sql<{ name: string; text: string }>`
    select "name", "sql" as "text" from sqlite_schema where "type" = 'trigger'`.execute(db)
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db)
  return {
    async resume() {
      for (const { text } of triggers) await sql.raw(text).execute(db)
      const { rows: indexes } = await sql<{ name: string }>`
        select "name" from pragma_table_list where "schema" = 'main' and "type" = 'virtual'`.execute(db)
      for (const { name } of indexes) {
        await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('rebuild')`.execute(db)
      }
      // The commit checks the foreign keys.
    },
  }
}

const keys = sql<{ table: string; key: string }>`
  select "relname" as "table", "conname" as "key"
  from pg_constraint join pg_class on pg_class.oid = "conrelid"
  where "contype" = 'f' and "connamespace" = current_schema()::regnamespace`

const triggered = sql<{ table: string }>`
  select distinct "relname" as "table" from pg_trigger join pg_class on pg_class.oid = "tgrelid"
  where not "tgisinternal" and "relnamespace" = current_schema()::regnamespace`

async function suspendPostgres(db: Db): Promise<SuspendedRules> {
  const { rows: foreignKeys } = await keys.execute(db)
  const { rows: tables } = await triggered.execute(db)
  async function alterAll(timing: RawBuilder<unknown>, triggers: RawBuilder<unknown>) {
    for (const { table, key } of foreignKeys) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(key)} ${timing}`.execute(db)
    }
    for (const { table } of tables) {
      await sql`alter table ${sql.table(table)} ${triggers} trigger user`.execute(db)
    }
  }
  await alterAll(sql`deferrable initially deferred`, sql`disable`)
  return {
    async resume() {
      await sql`set constraints all immediate`.execute(db)
      await alterAll(sql`not deferrable`, sql`enable`)
    },
  }
}
