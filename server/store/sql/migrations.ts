import { Migrator, sql, type Migration } from 'kysely'
import { initial } from './migrations/0001_initial.ts'
import { site } from './migrations/0002_site.ts'
import { sitePictures } from './migrations/0003_site_pictures.ts'
import type { Db, Engine } from './tables.ts'

const INITIAL = '0001_initial'

/** All migrations in order. Never change a released one; add new ones at the end. */
const migrations = (engine: Engine): Record<string, Migration> => ({
  [INITIAL]: initial(engine),
  '0002_site': site,
  '0003_site_pictures': sitePictures(engine),
})

/** What databases from before release 1.0.0 have recorded. All of it together is the initial schema. */
export const beforeRelease: readonly string[] = [
  '0001_accounts',
  '0002_courses',
  '0003_course_order',
  '0004_people',
  '0005_classes',
  '0006_trash',
  '0007_audit',
  '0008_erased',
  '0009_submit_digest',
  '0010_sign_in',
  '0011_tally_stamps',
  '0012_timely_trail',
  '0013_search_columns',
  '0014_several',
  '0015_sorting',
  '0017_staff',
  '0018_class_pages',
  '0019_class_times',
  '0020_imports',
  '0021_spelling',
]

/** The schema version of the last databases from before release 1.0.0, the only ones of those that can be used. */
export const LAST_BEFORE_RELEASE = '0021_spelling'

export const isBeforeRelease = (version: string): boolean => beforeRelease.includes(version)

/** The names of all migrations, oldest first. The last one that was applied is a database's schema version. */
export const schemaVersions: readonly string[] = Object.keys(migrations('sqlite'))

/** Migrates a database to a schema version. */
export function migrator(db: Db, engine: Engine): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } })
}

/** Returns the migrations that were applied to a database, by the names that they have in this release. */
export async function appliedTo(db: Db): Promise<string[]> {
  const recorded = await recordedIn(db)
  if (!beforeRelease.every((name) => recorded.includes(name))) return recorded
  return [INITIAL, ...recorded.filter((name) => !isBeforeRelease(name))]
}

async function recordedIn(db: Db): Promise<string[]> {
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

/** The database is from before release 1.0.0, and was not migrated by the last version before it. */
export class SchemaBeforeRelease extends Error {
  override readonly name = 'SchemaBeforeRelease'

  /** @param version the last migration of the database */
  constructor(readonly version: string) {
    super(`The schema ${version} is from before release 1.0.0`)
  }
}

/**
 * Applies all new migrations. Safe if several processes start together: each waits for the lock.
 * @throws {NewerSchema} if the database has an unknown migration
 * @throws {SchemaBeforeRelease} if it has some of the migrations from before release 1.0.0
 */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  const applied = await appliedTo(db)
  const newer = applied.find((name) => !schemaVersions.includes(name) && !isBeforeRelease(name))
  if (newer !== undefined) throw new NewerSchema(newer, schemaVersions.at(-1) ?? '')
  const older = applied.findLast(isBeforeRelease)
  if (older !== undefined) throw new SchemaBeforeRelease(older)
  await recordInitial(db)
  const { error } = await migrator(db, engine).migrateToLatest()
  if (error) throw error
}

/** Records the initial migration in place of all those from before release 1.0.0. */
async function recordInitial(db: Db) {
  if (!(await recordedIn(db)).some(isBeforeRelease)) return
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      delete from "kysely_migration" where "name" in (${sql.join(beforeRelease)}) returning "name"`.execute(
      transaction,
    )
    // Another process may have done so since.
    if (rows.length === 0) return
    await sql`insert into "kysely_migration" ("name", "timestamp")
      values (${INITIAL}, ${new Date().toISOString()})`.execute(transaction)
  })
}
