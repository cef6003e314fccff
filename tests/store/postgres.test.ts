import pg from 'pg'
import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { modelSuite } from './modelSuite.ts'
import { roundRobin } from './roundRobin.ts'
import { sqlSuite } from './sqlSuite.ts'
import { storeSuite } from './suite.ts'

/** A database of its own on a real server, emptied before each test. The file runs only where it is set. */
const url = process.env.TEST_DATABASE_URL ?? ''

async function emptied(address: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()
}

const openDb = async () => {
  await emptied(url)
  return openPostgres(url, console.error)
}
const open = async () => sqlStore(await openDb(), 'postgres')
/** Two servers' stores, each with a memory of its own, asked in turn. */
const openTwo = async () =>
  roundRobin(await open(), await sqlStore(openPostgres(url, console.error), 'postgres'))

storeSuite('PostgreSQL', open)
modelSuite('PostgreSQL', open)
storeSuite('PostgreSQL of two servers', openTwo)
modelSuite('PostgreSQL of two servers', openTwo)
sqlSuite('PostgreSQL', 'postgres', openDb)
