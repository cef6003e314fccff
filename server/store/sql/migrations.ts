import { Migrator, sql, type ColumnDefinitionBuilder, type Kysely, type Migration } from 'kysely'
import type { Db, Engine } from './tables.ts'

type AnyDb = Kysely<unknown>

/** Migrations in order. A landed one is never changed; a new one is added at the end. */
function migrations(engine: Engine): Record<string, Migration> {
  const ownId = (column: ColumnDefinitionBuilder) =>
    engine === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedAlwaysAsIdentity()

  return {
    '0001_accounts': {
      async up(db: AnyDb) {
        await db.schema
          .createTable('accounts')
          .addColumn('id', 'integer', ownId)
          .addColumn('login', 'text', (column) => column.notNull())
          .addColumn('login_key', 'text', (column) => column.notNull().unique())
          .addColumn('password_hash', 'text', (column) => column.notNull())
          .execute()
        for (const [table, firstTime] of [
          ['sessions', 'opened_at'],
          ['devices', undefined],
        ] as const) {
          const builder = db.schema
            .createTable(table)
            .addColumn('token_hash', 'text', (column) => column.primaryKey())
            .addColumn('account_id', 'integer', (column) =>
              column.notNull().references('accounts.id').onDelete('cascade'),
            )
            .addColumn('seen_at', 'bigint', (column) => column.notNull())
          await (
            firstTime ? builder.addColumn(firstTime, 'bigint', (column) => column.notNull()) : builder
          ).execute()
          await db.schema.createIndex(`${table}_account_id`).on(table).column('account_id').execute()
        }
        await db.schema
          .createTable('attempts')
          .addColumn('key', 'text', (column) => column.primaryKey())
          .addColumn('count', 'integer', (column) => column.notNull())
          .addColumn('ends_at', 'bigint', (column) => column.notNull())
          .execute()
      },
    },

    '0002_courses': {
      async up(db: AnyDb) {
        await db.schema
          .createTable('courses')
          .addColumn('M01_CourseId', 'integer', ownId)
          .addColumn('M01_Title', 'text', (column) => column.notNull())
          .addColumn('M01_Description', 'text', (column) => column.notNull())
          .addColumn('title_key', 'text', (column) => column.notNull().unique())
          .addColumn('search_text', 'text', (column) => column.notNull())
          .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
          .execute()
        await db.schema
          .createTable('tallies')
          .addColumn('name', 'text', (column) => column.primaryKey())
          .addColumn('total', 'integer', (column) => column.notNull())
          .addColumn('version', 'integer', (column) => column.notNull())
          .execute()
        await sql`insert into "tallies" ("name", "total", "version") values ('courses', 0, 0)`.execute(db)
        await db.schema
          .createTable('submits')
          .addColumn('key', 'text', (column) => column.primaryKey())
          .addColumn('record_id', 'integer', (column) => column.notNull())
          .addColumn('at', 'bigint', (column) => column.notNull())
          .execute()
        await addSearchIndex(db, engine, 'courses', 'M01_CourseId')
      },
    },

    '0003_course_order': {
      async up(db: AnyDb) {
        await addOrderIndex(db, engine, 'courses', 'M01_CourseId')
      },
    },
  }
}

/** Substring search by trigrams over a table's `search_text`; on SQLite the index is a table of its own. */
async function addSearchIndex(db: AnyDb, engine: Engine, table: string, id: string) {
  const index = sql.table(`${table}_search`)
  if (engine === 'postgres') {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await sql`create index ${index} on ${sql.table(table)} using gin ("search_text" gin_trgm_ops)`.execute(db)
    return
  }
  const rowId = sql.ref(id)
  const name = sql.lit(table)
  await sql`create virtual table ${index} using fts5("search_text", content=${name}, content_rowid=${sql.lit(id)}, tokenize='trigram case_sensitive 1')`.execute(
    db,
  )
  const forget = sql`insert into ${index}(${index}, rowid, "search_text") values ('delete', old.${rowId}, old."search_text");`
  const learn = sql`insert into ${index}(rowid, "search_text") values (new.${rowId}, new."search_text");`
  const trigger = (event: string, body: typeof learn) =>
    sql`create trigger ${sql.table(`${table}_search_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} begin ${body} end`.execute(
      db,
    )
  await trigger('insert', learn)
  await trigger('delete', forget)
  await trigger('update', sql`${forget} ${learn}`)
}

/**
 * An index of nothing but the ids: SQLite counts its way to a deep page through it, instead of through whole
 * rows, some 40 times as fast. PostgreSQL has the like in every primary key.
 */
async function addOrderIndex(db: AnyDb, engine: Engine, table: string, id: string) {
  if (engine === 'sqlite') await db.schema.createIndex(`${table}_order`).on(table).column(id).execute()
}

/** Brings a database to the newest form. Safe when several processes start together: each waits for the lock. */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
