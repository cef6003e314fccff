import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  appliedTo,
  beforeRelease,
  migrate,
  migrator,
  NewerSchema,
  SchemaBeforeRelease,
  schemaVersions,
} from '#server/store/sql/migrations.ts'
import { sqlStore, storeOver } from '#server/store/sql/sqlStore.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { copyInto, openEmpty } from './backups.ts'
import { engines } from './postgresServer.ts'
import { courseBody, list } from './records.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

/** Makes a database one that has recorded other migrations. */
async function record(db: Db, names: readonly string[]) {
  await sql`delete from "kysely_migration"`.execute(db)
  for (const name of names)
    await sql`insert into "kysely_migration" ("name", "timestamp") values (${name}, '')`.execute(db)
}

const recorded = async (db: Db) =>
  (await sql<{ name: string }>`select "name" from "kysely_migration" order by "name"`.execute(db)).rows.map(
    ({ name }) => name,
  )

describe.each(engines)('a database of %s from before the first release', (engine) => {
  let db: Db
  beforeEach(async () => {
    db = await openEmpty(engine, newPath())
    await migrator(db, engine).migrateTo('0001_initial')
    await storeOver(db, engine).courses.add(courseBody('Grammar'))
  })
  afterEach(() => db.destroy())

  test('opens as it is with all its migrations, also for two servers at once', async () => {
    await record(db, beforeRelease)
    await Promise.all([migrate(db, engine), migrate(db, engine)])
    expect(await recorded(db)).toEqual(schemaVersions)
    const { courses } = await sqlStore(db, engine)
    expect((await courses.page(list())).data.map((course) => course.M01_Title)).toEqual(['Grammar'])
  })

  test.each([
    ['an old one', beforeRelease.slice(0, 3), '0003_course_order'],
    ['one from the middle', beforeRelease.slice(0, -1), '0020_imports'],
    ['one that lacks one in the middle', beforeRelease.toSpliced(4, 1), '0021_spelling'],
  ])('is refused and left unchanged: %s', async (_title, names, version) => {
    await record(db, names)
    await expect(migrate(db, engine)).rejects.toThrow(SchemaBeforeRelease)
    await expect(migrate(db, engine)).rejects.toMatchObject({ version })
    expect(await recorded(db)).toEqual(names)
  })

  test('is newer with a migration that this release does not know', async () => {
    await record(db, [...beforeRelease, '9999_later'])
    await expect(migrate(db, engine)).rejects.toThrow(NewerSchema)
    expect(await recorded(db)).toHaveLength(beforeRelease.length + 1)
  })

  test('comes back from a backup with all its migrations, and with fewer is refused in words', async () => {
    await record(db, beforeRelease)
    const target = await openEmpty(engine, newPath())
    await copyInto({ db, engine }, { db: target, engine })
    expect(await appliedTo(target)).toEqual(schemaVersions)
    const { courses } = await sqlStore(target, engine)
    expect((await courses.page(list({ search: 'gram' }))).total).toBe(1)
    await record(db, beforeRelease.slice(0, 15))
    const other = await openEmpty(engine, newPath())
    await expect(copyInto({ db, engine }, { db: other, engine })).rejects.toThrow(
      /0015_sorting.*before release 1\.0\.0.*0021_spelling/,
    )
    for (const one of [target, other]) await one.destroy()
  })
})
