import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { migratedDatabases } from './embeddedDatabases.ts'
import { otherSuites, storeSuite } from './suite.ts'

const migrated = migratedDatabases()

storeSuite('embedded', async () => sqlStore(await migrated(), 'sqlite'), otherSuites)
