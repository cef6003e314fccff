import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { overPool } from '#server/store/sql/postgres.ts'
import { pglitePool } from './pglitePool.ts'
import { storeSuite } from './suite.ts'

storeSuite('PostgreSQL in memory', async () => sqlStore(overPool(await pglitePool()), 'postgres'))
