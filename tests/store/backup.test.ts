import { cpSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import { copyDatabase } from '#server/store/sql/backup/copyDatabase.ts'
import { backupTables } from '#server/store/sql/backup/backupTables.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { rowsOf } from '#server/store/sql/backup/tableRows.ts'
import { sumsOf } from '#server/store/sql/backup/tableSums.ts'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { copyInto, livedIn, openEmpty, seen } from './backups.ts'
import { openQuick } from './embeddedDatabases.ts'
import { engines } from './postgresServer.ts'
import { bytes, madePicture } from './pictureSuite.ts'
import { courseBody, list, writer } from './records.ts'
import { temporaryHome } from './temporaryHome.ts'

const ways = engines.flatMap((from) => engines.map((to) => ({ from, to })))

const auditEntry = (at: number) => ({
  at,
  login: 'office@example.org',
  login_key: 'office@example.org',
  address: '192.0.2.7',
  action: 'sign-in' as const,
  kind: 'accounts' as const,
})

const { newPath } = temporaryHome()

const open: Db[] = []
async function opened(engine: Engine) {
  const db = await openEmpty(engine, newPath())
  open.push(db)
  return db
}
afterEach(() => Promise.all(open.splice(0).map((db) => db.destroy())))

/** The folder of a database that nobody has open, to be copied. */
const lived = newPath()
beforeAll(async () => {
  const store = await livedIn(await openQuick(lived), 'sqlite')
  await store.close()
})

/** A copy of it, open. */
function livedCopy() {
  const folder = newPath()
  cpSync(lived, folder, { recursive: true })
  const db = openEmbedded(folder)
  open.push(db)
  return { db, folder }
}

test.each(ways)('lists, totals and searches are the same after $from came to $to', async ({ from, to }) => {
  const source = from === 'sqlite' ? livedCopy().db : await opened(from)
  const before = await seen(from === 'sqlite' ? await sqlStore(source, from) : await livedIn(source, from))
  expect([before.students.total, before.classes.total, before.named.total > 0]).toEqual([247, 64, true])
  const target = await opened(to)
  await copyInto({ db: source, engine: from }, { db: target, engine: to })
  const store = await sqlStore(target, to)
  expect(await seen(store)).toEqual(before)
  expect(await store.accounts.find('office@example.org')).toMatchObject({ passwordHash: 'a hash' })
})

describe.each(engines)('into %s', (engine) => {
  let target: Db
  beforeEach(async () => {
    target = await opened(engine)
  })

  const source = async () => ({ db: livedCopy().db, engine: 'sqlite' as const })

  test('ids go on after the last one that was given, also of records that are gone', async () => {
    await copyInto(await source(), { db: target, engine })
    const store = await sqlStore(target, engine)
    // 12 teachers and 248 students had ids; the newest rests in the trash.
    const write = writer(() => store)
    expect((await write.student()).M05_UserId).toBeGreaterThan(260)
    expect((await store.students.restore(260, Date.now()))?.record.M05_UserId).toBe(260)
    expect((await store.roles.add({ name: 'librarian' })).record.M04_RoleId).toBe(18)
    expect(await store.accounts.add('second@example.org', 'a hash')).toMatchObject({ id: 2 })
  })

  test('nobody is signed in, and no browser is known', async () => {
    await copyInto(await source(), { db: target, engine })
    for (const table of ['sessions', 'devices', 'attempts'] as const) {
      expect(await target.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('every rule of the database is as in a new one', async () => {
    const rules = (db: Db) =>
      engine === 'sqlite'
        ? sql`select "type", "name", "sql" from sqlite_schema order by "type", "name"`.execute(db)
        : sql`select "conname" as "name", "condeferrable"::text as "state" from pg_constraint
            where "connamespace" = current_schema()::regnamespace
            union all select "tgname", "tgenabled"::text from pg_trigger where not "tgisinternal"
            order by 1, 2`.execute(db)
    await sqlStore(target, engine)
    const { rows: before } = await rules(target)
    const restored = await opened(engine)
    await copyInto(await source(), { db: restored, engine })
    expect((await rules(restored)).rows).toEqual(before)
    expect(before.length).toBeGreaterThan(20)
  })

  test('an audit trail comes back whole, also what is to be forgotten next', async () => {
    const { db } = await source()
    const ages = [0, ...Array.from({ length: 30 }, () => AUDIT_LIFE + 1000)]
    const entries = await db.selectFrom('audit').select('id').execute()
    for (const age of ages)
      await db
        .insertInto('audit')
        .values(auditEntry(Date.now() - age))
        .execute()
    await copyInto({ db, engine: 'sqlite' }, { db: target, engine })
    expect(await target.selectFrom('audit').select('id').execute()).toHaveLength(entries.length + 31)
    await target.insertInto('audit').values(auditEntry(Date.now())).execute()
    const { upkeep } = await sqlStore(target, engine)
    expect(await upkeep.deleteExpired(Date.now())).toBe(30)
    expect(await target.selectFrom('audit').select('id').execute()).toHaveLength(entries.length + 2)
  })

  test('pictures come with every byte, and few of them are in memory at once', async () => {
    const { db } = await source()
    const { pictures } = await sqlStore(db, 'sqlite')
    for (let number = 0; number < 5; number += 1)
      await pictures.add(`picture-${number}.jpg`, madePicture, auditEntry(1))
    await copyInto({ db, engine: 'sqlite' }, { db: target, engine })
    const copied = (await sqlStore(target, engine)).pictures
    expect(await copied.file('picture-4.jpg', 700, 'webp')).toEqual(bytes)
    const table = (await backupTables(target, engine)).find(({ name }) => name === 'site_picture_files')
    if (!table) throw new Error('There is no such table')
    const chunks = await target.transaction().execute(async (transaction) => {
      const lengths: number[] = []
      for await (const rows of rowsOf(transaction, engine, table)) lengths.push(rows.length)
      return lengths
    })
    expect(chunks).toEqual([8, 8, 4])
  })

  test('one other byte of a picture is another checksum', async () => {
    const { pictures } = await sqlStore(target, engine)
    await pictures.add('picture.jpg', madePicture, auditEntry(1))
    const sums = () => target.transaction().execute((transaction) => sumsOf(transaction, engine))
    const before = await sums()
    expect(before.unlike(await sums())).toEqual([])
    const other = bytes.toReversed()
    await target.updateTable('site_picture_files').set({ bytes: other }).where('width', '=', 700).execute()
    expect(before.unlike(await sums())).toEqual(['site_picture_files'])
  })

  test('a schema that this server does not know is refused with a message', async () => {
    const { db } = await source()
    await sql`insert into "kysely_migration" ("name", "timestamp") values ('9999_libraries', '')`.execute(db)
    await expect(copyInto({ db, engine: 'sqlite' }, { db: target, engine })).rejects.toThrow(
      /schema \(9999_libraries\) is newer than this server knows/,
    )
  })

  test('a database that is not empty is left as it is', async () => {
    const { courses } = await sqlStore(target, engine)
    await courses.add(courseBody('Here first'))
    await expect(copyInto(await source(), { db: target, engine })).rejects.toThrow(Refused)
    expect((await courses.page(list())).data).toMatchObject([{ M01_Title: 'Here first' }])
  })

  test('a copy that ends in a fault leaves nothing behind, and the next try succeeds', async () => {
    const from = await source()
    const fail = () => {
      throw new Error('cut')
    }
    await expect(copyInto(from, { db: target, engine }, fail)).rejects.toThrow('cut')
    expect(await target.selectFrom('courses').selectAll().execute()).toEqual([])
    await copyInto(from, { db: target, engine })
    expect(await target.selectFrom('courses').selectAll().execute()).toHaveLength(44)
  })

  test('rows that refer to nothing are refused', async () => {
    const from = await source()
    await sql`pragma foreign_keys = off`.execute(from.db)
    await from.db.deleteFrom('batches').execute()
    await expect(copyInto(from, { db: target, engine })).rejects.toThrow(/foreign key|batches/i)
    expect(await target.selectFrom('divisions').selectAll().execute()).toEqual([])
  })
})

test('a copy of the embedded database holds up no writer and sees nothing of what is written meanwhile', async () => {
  const { db: written, folder } = livedCopy()
  const read = openEmbedded(folder)
  open.push(read)
  const { courses } = await sqlStore(written, 'sqlite')
  const target = await opened('sqlite')
  const adding: Promise<unknown>[] = []
  await copyDatabase(
    (work) => work({ db: read, engine: 'sqlite' }),
    { db: target, engine: 'sqlite' },
    {
      onRows: (done) => adding.push(courses.add(courseBody(`Meanwhile ${done}`))),
    },
  )
  await Promise.all(adding)
  expect(await target.selectFrom('courses').selectAll().execute()).toHaveLength(44)
  expect((await courses.page(list())).total).toBe(44 + adding.length)
  expect(adding.length).toBeGreaterThan(5)
})
