import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { RightsGone } from '#server/store/auditStore.ts'
import { openPostgres } from '#server/store/sql/engine/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { updateCount } from '#server/store/sql/lists/storedCount.ts'
import { modelSuite } from './modelSuite.ts'
import { renewedDatabase } from './postgresServer.ts'
import { courseBody, list, writer } from './records.ts'
import { roundRobin } from './roundRobin.ts'
import { sqlSuite } from './sqlSuite.ts'
import { storeSuite } from './suite.ts'

const migrated = async () => (await renewedDatabase()).db
const open = async () => sqlStore(await migrated(), 'postgres')

/** Fewer than the connections of a server. */
const WRITERS = 8

/** Two servers' stores, each with a memory of its own, asked in turn. */
async function openTwo() {
  const { url, db } = await renewedDatabase()
  const other = openPostgres(url, console.error)
  return roundRobin(await sqlStore(db, 'postgres'), await sqlStore(other, 'postgres'))
}

storeSuite('PostgreSQL', open)
modelSuite('PostgreSQL', open)
storeSuite('PostgreSQL of two servers', openTwo)
modelSuite('PostgreSQL of two servers', openTwo)
sqlSuite('PostgreSQL', 'postgres', {
  migrated,
})

test('PostgreSQL: writers of one list save in the order in which they came, so that none waits in vain', async () => {
  const { url, db } = await renewedDatabase()
  const { courses } = await sqlStore(db, 'postgres')
  const watcher = openPostgres(url, console.error)
  const waiting = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_locks join pg_database on oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`.execute(watcher)
    return Number(rows[0]?.count)
  }
  const saved: number[] = []
  const writers: Promise<unknown>[] = []
  await db.transaction().execute(async (first) => {
    await updateCount(first, 'courses', 0)
    for (let number = 1; number <= WRITERS; number += 1) {
      writers.push(courses.add(courseBody(`Course ${number}`)).then(() => saved.push(number)))
      await vi.waitUntil(async () => (await waiting()) === number, { timeout: 20_000 })
    }
  })
  await Promise.all(writers)
  expect(saved).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await watcher.destroy()
  await db.destroy()
})

test('PostgreSQL: an import whose author is removed while its rows are written leaves nothing', async () => {
  const { url, db } = await renewedDatabase()
  const store = await sqlStore(db, 'postgres')
  const other = openPostgres(url, console.error)
  const write = writer(() => store)
  const { places } = await write.batchWith(1)
  const account = await store.accounts.add('asma', 'hash', 1)
  if (!account) throw new Error('The name is taken')
  await store.sessions.open({ tokenHash: 'of asma', account }, 1)
  const session = { tokenHash: 'of asma', level: account.level }
  const body = await write.studentBody(places)
  let removing: Promise<unknown> | undefined
  const importing = store.students.imports.write(
    {
      batches: [],
      divisions: [],
      adds: Array.from({ length: 5000 }, (_, index) => () => ({ ...body, M05_UserCode: `R-${index}` })),
      changes: [],
    },
    {
      at: 1,
      by: { login: 'asma', address: '192.0.2.7', at: 1, session },
      onProgress() {
        removing ??= other.deleteFrom('accounts').where('id', '=', account.id).execute()
      },
    },
  )
  await expect(importing).rejects.toThrow(RightsGone)
  await removing
  expect((await store.students.page(list())).total).toBe(0)
  await other.destroy()
  await db.destroy()
})
