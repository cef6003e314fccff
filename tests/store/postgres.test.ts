import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { modelSuite } from './modelSuite.ts'
import { newDatabase, renewedDatabase } from './postgresServer.ts'
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
