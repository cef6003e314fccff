import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { isUnavailable } from './faults.ts'
import { migrate } from './migrations.ts'
import { sqlAccounts, sqlAttempts, sqlDevices, sqlSessions } from './sqlAccounts.ts'
import { sqlCourses } from './sqlCourses.ts'
import type { Db, Engine } from './tables.ts'

/** A store over an open database, brought to the newest form first. */
export async function sqlStore(db: Db, engine: Engine): Promise<Store> {
  await migrate(db, engine)
  return {
    courses: sqlCourses(db, engine),
    accounts: sqlAccounts(db),
    sessions: sqlSessions(db),
    devices: sqlDevices(db),
    attempts: sqlAttempts(db),
    async ping() {
      await sql`select 1`.execute(db)
    },
    isUnavailable,
    close: () => db.destroy(),
  }
}
