import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
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
  const db = await migrated()
  const { courses } = await sqlStore(db, 'postgres')
  const saved: number[] = []
  const writers: Promise<unknown>[] = []
  await db.transaction().execute(async (first) => {
    await tally(first, 'courses', 0)
    for (let number = 1; number <= 15; number += 1) {
      writers.push(courses.add(courseBody(`Course ${number}`)).then(() => saved.push(number)))
      await wait(30)
    }
  })
  await Promise.all(writers)
  expect(saved).toEqual(saved.toSorted((one, other) => one - other))
  expect(saved).toHaveLength(15)
  await db.destroy()
})
