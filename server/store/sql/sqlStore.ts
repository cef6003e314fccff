import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { sqlAudit } from './audit.ts'
import { sqlAttempts } from './attempts.ts'
import { isFull, isUnavailable } from './faults.ts'
import { migrate } from './migrations.ts'
import type { WithPatient } from './scrub/postgresScrub.ts'
import { sqlAccounts, sqlDevices, sqlSessions } from './sqlAccounts.ts'
import { sqlBatches } from './sqlBatches.ts'
import { sqlClasses } from './sqlClasses.ts'
import { sqlCourses } from './sqlCourses.ts'
import { sqlDivisions } from './sqlDivisions.ts'
import { sqlRoles } from './sqlRoles.ts'
import { sqlStudents } from './sqlStudents.ts'
import { sqlTeachers } from './sqlTeachers.ts'
import type { Db, Engine } from './tables.ts'
import { sqlTrash } from './trash.ts'
import { sqlUpkeep } from './upkeep.ts'

/**
 * A store over an open database, brought to the newest form first.
 * @param withPatient gives a connection without the limits of requests; the database itself, where it is not given
 */
export async function sqlStore(db: Db, engine: Engine, withPatient?: WithPatient): Promise<Store> {
  await migrate(db, engine)
  const upkeep = sqlUpkeep(db, engine, withPatient)
  return {
    roles: sqlRoles(db, engine),
    courses: sqlCourses(db, engine),
    batches: sqlBatches(db, engine),
    divisions: sqlDivisions(db, engine),
    students: sqlStudents(db, engine),
    teachers: sqlTeachers(db, engine),
    classes: sqlClasses(db, engine),
    audit: sqlAudit(db, engine),
    trash: sqlTrash(db),
    upkeep,
    accounts: sqlAccounts(db),
    sessions: sqlSessions(db, engine),
    devices: sqlDevices(db),
    attempts: sqlAttempts(db, engine),
    async ping() {
      await sql`select 1`.execute(db)
    },
    isUnavailable,
    isFull,
    async close() {
      await upkeep.close()
      await db.destroy()
    },
  }
}
