import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { EMBEDDED_FILE, openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { hurry } from './hurry.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

/** A table of numbers, and another connection to its file, as another process has one. */
async function withOther() {
  const folder = newPath()
  const db = openEmbedded(folder)
  await sql`create table numbers (id integer primary key, number integer)`.execute(db)
  const other = new Database(join(folder, EMBEDDED_FILE))
  const add = (number: number, on: Db = db) =>
    sql`insert into numbers (number) values (${number})`.execute(on)
  const addAndTell = async (number: number) => {
    const { rows } = await sql<{ id: number }>`
      insert into numbers (number) values (${number}) returning id`.execute(db)
    return rows[0]?.id
  }
  const list = async () => {
    const { rows } = await sql<{ number: number }>`select number from numbers order by id`.execute(db)
    return rows.map(({ number }) => number)
  }
  const otherSees = () => other.prepare('select number from numbers order by id').pluck().all()
  const close = async () => {
    other.close()
    await db.destroy()
  }
  return { folder, db, other, add, addAndTell, list, otherSees, close }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

test('while another process holds the lock reads go on, and writes follow in the order of asking', async () => {
  const { db, other, add, list, otherSees, close } = await withOther()
  await add(1)
  other.exec('begin immediate')
  const ended: number[] = []
  const writes = [
    add(2).then(() => ended.push(2)),
    db.transaction().execute(async (transaction) => {
      await add(3, transaction)
      ended.push(3)
    }),
    add(4).then(() => ended.push(4)),
  ]
  await soon()
  expect([await list(), ended]).toEqual([[1], []])
  const read = await db
    .transaction()
    .setAccessMode('read only')
    .execute((transaction) => sql`select number from numbers`.execute(transaction))
  expect(read.rows).toEqual([{ number: 1 }])
  other.exec('commit')
  await Promise.all(writes)
  expect(ended).toEqual([2, 3, 4])
  expect(otherSees()).toEqual([1, 2, 3, 4])
  await close()
})

test('when a lock is released, the writes that waited let other work in between them', async () => {
  const { db, other, add, close } = await withOther()
  other.exec('begin immediate')
  const seen: number[] = []
  let isOver = false
  let turn = 0
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  const writes = Array.from({ length: 10 }, () =>
    db.transaction().execute(async (transaction) => {
      await add(1, transaction)
      seen.push(turn)
      // As a slow disk does.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 15)
    }),
  )
  await soon()
  other.exec('rollback')
  count()
  await Promise.all(writes)
  isOver = true
  expect(new Set(seen).size).toBe(10)
  await close()
})

test('a write that has waited long enough is refused as one to try again, and none after it is lost', async () => {
  const { other, add, addAndTell, list, otherSees, close } = await withOther()
  other.exec('begin immediate')
  const endHurry = hurry()
  const refused = await Promise.allSettled([add(1), addAndTell(2), add(3)])
  endHurry()
  const reasons = refused.map((result) => result.status === 'rejected' && isUnavailable(result.reason))
  expect(reasons).toEqual([true, true, true])
  expect(await list()).toEqual([])
  other.exec('commit')
  expect(await addAndTell(4)).toBe(1)
  expect(otherSees()).toEqual([4])
  await add(5)
  expect(otherSees()).toEqual([4, 5])
  await close()
})

test.each(['', '-wal', '-shm'])(
  'a write whose file (%s) is gone, or is another one, is refused until it is back',
  async (ending) => {
    const { folder, add, list, otherSees, close } = await withOther()
    await add(1)
    const path = join(folder, EMBEDDED_FILE + ending)
    renameSync(path, `${path}.elsewhere`)
    await expect(add(2)).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' })
    renameSync(`${path}.elsewhere`, path)
    await add(3)
    expect([await list(), otherSees()]).toEqual([
      [1, 3],
      [1, 3],
    ])
    await close()
  },
)

test('a file that is deleted in the middle of a transaction makes it fail', async () => {
  const { folder, db, add, close } = await withOther()
  const written = db.transaction().execute(async (transaction) => {
    await add(1, transaction)
    rmSync(join(folder, EMBEDDED_FILE))
  })
  await expect(written).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' })
  await close()
})
