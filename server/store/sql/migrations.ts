import { Migrator, sql, type ColumnDefinitionBuilder, type Migration } from 'kysely'
import { people } from './migrations/0004_people.ts'
import { classes } from './migrations/0005_classes.ts'
import { trash } from './migrations/0006_trash.ts'
import { audit } from './migrations/0007_audit.ts'
import { erased } from './migrations/0008_erased.ts'
import { submitDigest } from './migrations/0009_submit_digest.ts'
import { signIn } from './migrations/0010_sign_in.ts'
import { tallyStamps } from './migrations/0011_tally_stamps.ts'
import { timelyTrail } from './migrations/0012_timely_trail.ts'
import { searchColumns } from './migrations/0013_search_columns.ts'
import { several } from './migrations/0014_several.ts'
import { sorting } from './migrations/0015_sorting.ts'
import { staff } from './migrations/0017_staff.ts'
import { classPages } from './migrations/0018_class_pages.ts'
import { classTimes } from './migrations/0019_class_times.ts'
import { imports } from './migrations/0020_imports.ts'
import { spelling } from './migrations/0021_spelling.ts'
import { addOrderIndex, addSearchIndex, type AnyDb } from './migrations/parts.ts'
import type { Db, Engine } from './tables.ts'

/** All migrations in order. Never change a released one; add new ones at the end. */
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
        await addSearchIndex(db, engine, { table: 'courses', id: 'M01_CourseId' })
      },
    },

    '0003_course_order': {
      async up(db: AnyDb) {
        await addOrderIndex(db, engine, 'courses', 'M01_CourseId')
      },
    },

    '0004_people': people(engine),
    '0005_classes': classes(engine),
    '0006_trash': trash(),
    '0007_audit': audit(engine),
    '0008_erased': erased(engine),
    '0009_submit_digest': submitDigest(),
    '0010_sign_in': signIn(),
    '0011_tally_stamps': tallyStamps(),
    '0012_timely_trail': timelyTrail(engine),
    '0013_search_columns': searchColumns(),
    '0014_several': several(),
    '0015_sorting': sorting(engine),
    '0017_staff': staff(),
    '0018_class_pages': classPages(),
    '0019_class_times': classTimes(engine),
    '0020_imports': imports(),
    '0021_spelling': spelling(),
  }
}

/** The names of all migrations, oldest first. The last one that was applied is a database's schema version. */
export const schemaVersions: readonly string[] = Object.keys(migrations('sqlite'))

/** Migrates a database to a schema version. */
export function migrator(db: Db, engine: Engine): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } })
}

/** Returns the migrations that were applied to a database. */
export async function appliedTo(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`
    select "name" from "kysely_migration" order by "name"`.execute(db)
  return rows.map(({ name }) => name)
}

/** A newer release has changed the database's schema. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema'

  /**
   * @param version the last migration of the database
   * @param known the last migration of this release
   */
  constructor(
    readonly version: string,
    readonly known: string,
  ) {
    super(`The schema ${version} is newer than ${known}`)
  }
}

/**
 * Applies all new migrations. Safe if several processes start together: each waits for the lock.
 * @throws {NewerSchema} if the database has an unknown migration
 */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const known = Object.keys(migrations(engine))
  const newer = (await appliedTo(db)).find((name) => !known.includes(name))
  if (newer !== undefined) throw new NewerSchema(newer, known.at(-1) ?? '')
  const { error } = await migrator(db, engine).migrateToLatest()
  if (error) throw error
}
