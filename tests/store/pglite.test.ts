import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { overPool } from '#server/store/sql/postgres.ts'
import { modelSuite } from './modelSuite.ts'
import { pglitePool } from './pglitePool.ts'
import { sqlSuite } from './sqlSuite.ts'
import { storeSuite } from './suite.ts'

const open = async () => sqlStore(overPool(await pglitePool()), 'postgres')
storeSuite('PostgreSQL in memory', open)
modelSuite('PostgreSQL in memory', open)
sqlSuite('PostgreSQL in memory', 'postgres', async () => overPool(await pglitePool()))
