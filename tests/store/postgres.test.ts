import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { tally } from '#server/store/sql/tally.ts'
import { modelSuite } from './modelSuite.ts'
import { newDatabase, renewedDatabase } from './postgresServer.ts'
import { courseBody } from './records.ts'
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
  empty: async () => openPostgres(await newDatabase(), console.error),
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
    await tally(first, 'courses', 0)
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
