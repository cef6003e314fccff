import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { describe, expect, test } from 'vitest'
import { databaseCheck, type Check } from '#server/store/sql/engine/databaseCheck.ts'
import { EMBEDDED_FILE, openEmbeddedFiles } from '#server/store/sql/engine/embedded.ts'
import { embeddedCheck } from '#server/store/sql/engine/embeddedCheck.ts'
import { migrate } from '#server/store/sql/migrations.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { healthReasonOf } from '#server/store/sql/engine/healthReasonOf.ts'
import { engines, newDatabase, openPatient } from './postgresServer.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

async function embedded() {
  const folder = newPath()
  const opened = openEmbeddedFiles(folder)
  await migrate(opened.db, 'sqlite')
  return { ...opened, check: embeddedCheck(opened), file: join(folder, EMBEDDED_FILE) }
}

async function postgres() {
  const db = openPatient(await newDatabase())
  await migrate(db, 'postgres')
  return { db, check: databaseCheck(db, 'postgres') }
}

const databases: Record<Engine, () => Promise<{ db: Db; check: Check }>> = { sqlite: embedded, postgres }

describe.each(engines)('the check of a database of %s', (engine) => {
  const open = databases[engine]

  test('tells a form that is newer or older than this release knows', async () => {
    const { db, check } = await open()
    expect(await check(1)).toBeUndefined()
    await sql`insert into "kysely_migration" ("name", "timestamp") values ('9999_newer', '')`.execute(db)
    expect(await check(2)).toBe('schema-newer')
    await sql`delete from "kysely_migration"`.execute(db)
    expect(await check(3)).toBe('schema-older')
    await db.destroy()
  })

  test('reports a newer schema even if it has dropped a table', async () => {
    const { db, check } = await open()
    expect(await check(1)).toBeUndefined()
    await sql`create table "later" ("id" integer)`.execute(db)
    await sql`drop table "class_divisions"`.execute(db)
    await sql`insert into "kysely_migration" ("name", "timestamp") values ('9999_newer', '')`.execute(db)
    await check(2)
    expect(await check(3)).toBe('schema-newer')
    await db.destroy()
  })

  test('reads each table, and keeps one row of its own', async () => {
    const { db, check } = await open()
    for (const at of [1, 2, 3]) await check(at)
    const rows = await db.selectFrom('attempts').select(['key', 'ends_at']).execute()
    expect(rows).toEqual([{ key: 'readiness', ends_at: 3 }])
    await sql`drop table "class_divisions"`.execute(db)
    expect(await check(4)).not.toBeUndefined()
    await db.destroy()
  })
})

test('files that were moved away or replaced are told, until they are back', async () => {
  const { db, check, file } = await embedded()
  renameSync(file, `${file}.elsewhere`)
  expect(await check(1)).toBe('files-gone')
  writeFileSync(file, '')
  expect(await check(2)).toBe('files-replaced')
  renameSync(`${file}.elsewhere`, file)
  expect(await check(3)).toBeUndefined()
  await db.destroy()
})

test('damage is told though the server has the pages in memory', async () => {
  const { db, check, file, forgetPages } = await embedded()
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await db.selectFrom('trash').selectAll().execute()
  const whole = readFileSync(file)
  writeFileSync(file, Buffer.alloc(whole.length, 'x'))
  expect(await check(1)).toBe('corrupt')
  // A request reads damaged pages into memory.
  forgetPages()
  await expect(db.selectFrom('trash').selectAll().execute()).rejects.toThrow(
    /malformed|not a database|disk image/,
  )
  writeFileSync(file, whole)
  expect(await check(2)).toBeUndefined()
  await db.destroy()
})

test('a lock that another process holds is told before the write that waits for it is refused', async () => {
  const { db, check, file } = await embedded()
  const other = new Database(file)
  other.exec('begin immediate')
  const write = sql`insert into "attempts" ("key", "count", "ends_at") values ('a', 0, 0)`.execute(db)
  const first = await Promise.race([check(1), write])
  expect(first).toBe('locked')
  other.exec('commit')
  other.close()
  await write
  expect(await check(2)).toBeUndefined()
  await db.destroy()
})

test.each([
  ['SQLITE_FULL', 'disk-full'],
  ['53100', 'disk-full'],
  ['SQLITE_READONLY', 'read-only'],
  ['25006', 'read-only'],
  ['SQLITE_CORRUPT_VTAB', 'corrupt'],
  ['XX001', 'corrupt'],
  ['55P03', 'locked'],
  ['57014', 'slow'],
  ['ECONNREFUSED', 'unreachable'],
  ['57P01', 'unreachable'],
  ['SQLITE_IOERR_WRITE', 'failing'],
  ['23505', 'failing'],
])('an error %s is told as %s', (code, healthReason) => {
  expect(healthReasonOf(Object.assign(new Error('x'), { code }))).toBe(healthReason)
})
