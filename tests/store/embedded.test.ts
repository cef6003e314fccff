import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { EMBEDDED_FILE, openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { rebuildEmbedded } from '#server/store/sql/engine/embeddedRebuild.ts'
import { erasureMark } from '#server/store/sql/upkeep/erasures.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { migratedDatabases } from './embeddedDatabases.ts'
import { modelSuite } from './modelSuite.ts'
import { list, writer } from './records.ts'
import { sqlSuite } from './sqlSuite.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

const migrated = migratedDatabases()
const open = async () => sqlStore(await migrated(), 'sqlite')
modelSuite('embedded', open)
sqlSuite('embedded', 'sqlite', { migrated })

test('two stores on one folder see each other’s courses', async () => {
  const folder = newPath()
  const one = await sqlStore(openEmbedded(folder), 'sqlite')
  const two = await sqlStore(openEmbedded(folder), 'sqlite')
  const { record } = await one.courses.add({ M01_Title: 'Shared', M01_Description: 'One folder' })
  expect(await two.courses.get(record.M01_CourseId)).toEqual({ record, version: 1 })
  await Promise.all([one.close(), two.close()])
})

test('a course is still there when its folder is opened again', async () => {
  const folder = newPath()
  const before = await sqlStore(openEmbedded(folder), 'sqlite')
  const { record } = await before.courses.add({ M01_Title: 'Kept', M01_Description: 'On disk' })
  await before.close()
  const after = await sqlStore(openEmbedded(folder), 'sqlite')
  expect(await after.courses.get(record.M01_CourseId)).toEqual({ record, version: 1 })
  await after.close()
})

test('of a record that was erased for good no file of the database keeps a word', async () => {
  const folder = newPath()
  const db = openEmbedded(folder)
  const store = await sqlStore(db, 'sqlite', { rebuild: rebuildEmbedded })
  const write = writer(() => store)
  const office = { login: 'office', address: '192.0.2.7', at: Date.now() }
  const body = await write.studentBody({ M05_UserName: 'Zubaida Qamar', M05_Address: 'Rose Garden 7' })
  const { record } = await store.students.add(body, undefined, office)
  const update = { ...body, M05_UserName: 'Zubaida Najma' }
  await store.students.replace(record.M05_UserId, update, undefined, office)
  const words = /zubaida|qamar|najma|rose garden/i
  const texts = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(texts().some((text) => words.test(text))).toBe(true)
  await store.students.remove(record.M05_UserId, office.at, office)
  await store.trash.erase('students', record.M05_UserId, office)
  // A backup that runs at night still reads the log: the next hour it is tried again.
  const backup = new Database(join(folder, EMBEDDED_FILE))
  backup.exec('begin')
  backup.prepare('select count(*) from "users"').all()
  expect(await store.upkeep.rebuild()).toBe(false)
  expect(await erasureMark(db)).toBeDefined()
  backup.exec('commit')
  backup.close()
  expect(await store.upkeep.rebuild()).toBe(true)
  expect(texts().filter((text) => words.test(text))).toEqual([])
  expect(await erasureMark(db)).toBeUndefined()
  expect((await store.students.page(list())).total).toBe(0)
  await store.close()
})

test('who saves while an import is written waits for it, and then saves', async () => {
  const store = await open()
  const write = writer(() => store)
  const { places } = await write.batchWith(1)
  const body = await write.studentBody(places)
  const { M05_UserId: id } = await write.student(body)
  let saving: Promise<unknown> | undefined
  const importing = store.students.imports.write(
    {
      batches: [],
      divisions: [],
      adds: [() => ({ ...body, M05_UserCode: 'TST-1' })],
      changes: [{ id, version: 1, body: () => ({ ...body, M05_UserName: 'Imported' }) }],
    },
    {
      at: 1,
      by: { login: 'office', address: '192.0.2.7', at: 1 },
      onProgress() {
        saving = store.students.replace(id, { ...body, M05_UserName: 'Saved' })
      },
    },
  )
  await importing
  await saving
  const { data, total } = await store.students.page(list())
  expect([total, data.map((row) => row.M05_UserName)]).toEqual([2, [body.M05_UserName, 'Saved']])
  await store.close()
})

async function withNumbers() {
  const db = openEmbedded(newPath())
  await sql`create table numbers (number integer unique)`.execute(db)
  const add = (number: number, on: Db = db) => sql`insert into numbers values (${number})`.execute(on)
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from numbers`.execute(db)
    return rows[0]?.count
  }
  return { db, add, count }
}

test('while a transaction is open, reads are answered at once, and writes wait in the order of asking', async () => {
  const { db, add, count } = await withNumbers()
  const events: string[] = []
  const { promise: released, resolve: release } = deferred()
  const { promise: begun, resolve: tellBegun } = deferred()
  const first = db.transaction().execute(async (transaction) => {
    await add(1, transaction)
    tellBegun()
    await released
    events.push('first is done')
  })
  await begun
  const others = [
    db.transaction().execute(async (transaction) => {
      await add(2, transaction)
      events.push('second is done')
    }),
    add(3).then(() => events.push('third is done')),
  ]
  expect(await count()).toBe(0)
  release()
  await Promise.all([first, ...others])
  expect(events).toEqual(['first is done', 'second is done', 'third is done'])
  expect(await count()).toBe(3)
  await db.destroy()
})

test('a transaction that fails leaves nothing behind and lets the next one in', async () => {
  const { db, add, count } = await withNumbers()
  await add(1)
  const failing = db.transaction().execute(async (transaction) => {
    await add(2, transaction)
    await add(1, transaction)
  })
  const next = db.transaction().execute((transaction) => add(3, transaction))
  await expect(failing).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
  await next
  expect(await count()).toBe(2)
  await db.destroy()
})

test('a statement that fails while it waited fails alone', async () => {
  const { db, add, count } = await withNumbers()
  const { promise: begun, resolve: tellBegun } = deferred()
  const transaction = db.transaction().execute(async (on) => {
    await add(1, on)
    tellBegun()
  })
  await begun
  const [wrong, right] = await Promise.allSettled([sql`select * from nothing`.execute(db), count()])
  await transaction
  expect([wrong.status, right]).toEqual(['rejected', { status: 'fulfilled', value: 1 }])
  await db.destroy()
})

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
