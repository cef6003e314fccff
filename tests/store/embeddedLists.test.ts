import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { migratedDatabases } from './embeddedDatabases.ts'
import { otherSuites, storeSuite } from './suite.ts'

const migrated = migratedDatabases()

storeSuite('embedded', async () => sqlStore(await migrated(), 'sqlite'), otherSuites)

test('the classes of a batch are read in the order of their times by an index', async () => {
  const db = await migrated()
  const { rows } = await sql<{ detail: string }>`explain query plan select "M03_ClassesId" from "classes"
    where "M03_M02_BatchId" = 1 order by "M03_ScheduledAt" limit 15`.execute(db)
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH classes USING COVERING INDEX classes_batch_time (M03_M02_BatchId=?)',
  ])
  await db.destroy()
})
