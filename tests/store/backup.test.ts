import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AUDIT_LIFE } from '#server/store/auditStore.ts'
import { readSnapshot } from '#server/store/sql/backup/readSnapshot.ts'
import { Refused } from '#server/store/sql/backup/snapshot.ts'
import { writeSnapshot } from '#server/store/sql/backup/writeSnapshot.ts'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { migrator } from '#server/store/sql/migrations.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { again, keep, livedIn, openEmpty, seen } from './backups.ts'
import { courseBody, list, writer } from './records.ts'

const engines: Engine[] = ['sqlite', 'postgres']
const ways = engines.flatMap((from) => engines.map((to) => ({ from, to })))

const auditEntry = (at: number) => ({
  at,
  login: 'office@example.org',
  login_key: 'office@example.org',
  address: '192.0.2.7',
  action: 'sign-in' as const,
  kind: 'accounts' as const,
})

const home = mkdtempSync(join(tmpdir(), 'institute-backup-'))
afterAll(() => rmSync(home, { recursive: true }))

let folders = 0
const newFolder = () => join(home, String((folders += 1)))

const open: Db[] = []
async function opened(engine: Engine) {
  const db = await openEmpty(engine, newFolder())
  open.push(db)
  return db
}
afterEach(() => Promise.all(open.splice(0).map((db) => db.destroy())))

test.each(ways)('lists, totals and searches are the same after $from came to $to', async ({ from, to }) => {
  const source = await opened(from)
  const before = await seen(await livedIn(source, from))
  expect([before.students.total, before.classes.total, before.named.total > 0]).toEqual([247, 64, true])
  const snapshot = await keep(source, from)
  const target = await opened(to)
  await writeSnapshot(target, to, again(snapshot))
  const store = await sqlStore(target, to)
  expect(await seen(store)).toEqual(before)
  expect(await store.accounts.find('office@example.org')).toMatchObject({ passwordHash: 'a hash' })
})

describe.each(engines)('into %s', (engine) => {
  let target: Db
  beforeEach(async () => {
    target = await opened(engine)
  })

  async function snapshot() {
    const source = await opened('sqlite')
    await livedIn(source, 'sqlite')
    return keep(source, 'sqlite')
  }

  test('ids go on after the last one that was given, also of records that are gone', async () => {
    await writeSnapshot(target, engine, again(await snapshot()))
    const store = await sqlStore(target, engine)
    // 12 teachers and 248 students had ids; the newest rests in the trash.
    const write = writer(() => store)
    expect((await write.student()).M05_UserId).toBeGreaterThan(260)
    expect((await store.students.restore(260, Date.now()))?.record.M05_UserId).toBe(260)
    expect((await store.roles.add({ name: 'librarian' })).record.M04_RoleId).toBe(18)
    expect(await store.accounts.add('second@example.org', 'a hash')).toMatchObject({ id: 2 })
  })

  test('nobody is signed in, and no browser is known', async () => {
    await writeSnapshot(target, engine, again(await snapshot()))
    for (const table of ['sessions', 'devices', 'attempts'] as const) {
      expect(await target.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  test('a form of before is brought to the newest', async () => {
    const old = await opened('sqlite')
    await migrator(old, 'sqlite').migrateTo('0003_course_order')
    const columns = { ...courseBody('Grammar'), title_key: 'grammar', search_text: 'grammar' }
    await old.insertInto('courses').values(columns).execute()
    await old.updateTable('tallies').set({ total: 1 }).where('name', '=', 'courses').execute()
    const taken = await keep(old, 'sqlite')
    expect(taken.schema).toBe('0003_course_order')
    await writeSnapshot(target, engine, again(taken))
    const { courses, roles } = await sqlStore(target, engine)
    expect(await courses.page(list({ search: 'gram' }))).toMatchObject({
      total: 1,
      data: [{ M01_CourseId: 1 }],
    })
    expect((await courses.add(courseBody('Syntax'))).record.M01_CourseId).toBe(2)
    expect((await roles.all()).map((role) => role.M04_RoleId)).toEqual([14, 15])
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
    await writeSnapshot(restored, engine, again(await snapshot()))
    expect((await rules(restored)).rows).toEqual(before)
    expect(before.length).toBeGreaterThan(20)
  })

  test('an audit trail comes back whole, also what is to be forgotten next', async () => {
    const source = await opened('sqlite')
    await sqlStore(source, 'sqlite')
    const ages = [0, ...Array.from({ length: 30 }, () => AUDIT_LIFE + 1000)]
    for (const age of ages)
      await source
        .insertInto('audit')
        .values(auditEntry(Date.now() - age))
        .execute()
    await writeSnapshot(target, engine, again(await keep(source, 'sqlite')))
    expect(await target.selectFrom('audit').select('id').execute()).toHaveLength(31)
    await target.insertInto('audit').values(auditEntry(Date.now())).execute()
    const { upkeep } = await sqlStore(target, engine)
    expect(await upkeep.deleteExpired(Date.now())).toBe(30)
    expect(await target.selectFrom('audit').select('id').execute()).toHaveLength(2)
  })

  test('a form that this server does not know is refused in words', async () => {
    const taken = { ...(await snapshot()), schema: '9999_libraries' }
    await expect(writeSnapshot(target, engine, again(taken))).rejects.toThrow(
      /form \(9999_libraries\) is newer than this server knows/,
    )
  })

  test('a database that is not empty is left as it is', async () => {
    const { courses } = await sqlStore(target, engine)
    await courses.add(courseBody('Here first'))
    await expect(writeSnapshot(target, engine, again(await snapshot()))).rejects.toThrow(Refused)
    expect((await courses.page(list())).data).toMatchObject([{ M01_Title: 'Here first' }])
  })

  test('pieces that end in a fault leave nothing behind, and the next try succeeds', async () => {
    const taken = await snapshot()
    async function* cut() {
      yield* taken.pieces.slice(0, -1)
      throw new Refused('unreadable', 'cut')
    }
    await expect(writeSnapshot(target, engine, { ...taken, pieces: cut() })).rejects.toThrow('cut')
    expect(await target.selectFrom('courses').selectAll().execute()).toEqual([])
    await writeSnapshot(target, engine, again(taken))
    expect(await target.selectFrom('courses').selectAll().execute()).toHaveLength(44)
  })

  test('rows that refer to nothing are refused', async () => {
    const taken = await snapshot()
    const pieces = taken.pieces.filter(({ table }) => table !== 'batches')
    await expect(writeSnapshot(target, engine, again({ ...taken, pieces }))).rejects.toThrow(
      /foreign key|batches/i,
    )
    expect(await target.selectFrom('divisions').selectAll().execute()).toEqual([])
  })
})

test('a snapshot of the embedded database holds up no writer and sees nothing of what is written meanwhile', async () => {
  const folder = newFolder()
  const [written, read] = [openEmbedded(folder), openEmbedded(folder)]
  open.push(written, read)
  const { courses } = await livedIn(written, 'sqlite')
  const rows = await readSnapshot(read, 'sqlite', async ({ pieces }) => {
    let count = 0
    for await (const piece of pieces) {
      await courses.add(courseBody(`Meanwhile ${piece.table}`))
      if (piece.table === 'courses') count += piece.rows.length
    }
    return count
  })
  expect(rows).toBe(44)
  expect((await courses.page(list())).total).toBeGreaterThan(50)
})
