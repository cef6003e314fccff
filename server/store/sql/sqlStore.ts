import { batches } from '#contract/batches.ts'
import { courses } from '#contract/courses.ts'
import type { Store } from '#server/store/store.ts'
import { sqlAudit } from './writes/audit.ts'
import { sqlAttempts } from './accounts/attempts.ts'
import { databaseCheck, type Check } from './engine/databaseCheck.ts'
import { isFull, isUnavailable } from './engine/errorCodes.ts'
import { migrate } from './migrations.ts'
import { sqlImports } from './imports/sqlImports.ts'
import { kindUndo } from './imports/undo.ts'
import { sqlAccounts, sqlDevices, sqlSessions } from './accounts/sqlAccounts.ts'
import { sqlClassPages } from './kinds/sqlClassPages.ts'
import { patchedClass, sqlClasses } from './kinds/sqlClasses.ts'
import { sqlDivisions } from './kinds/sqlDivisions.ts'
import { sqlPlain } from './kinds/sqlPlain.ts'
import { sqlStudents, sqlTeachers } from './kinds/sqlUsers.ts'
import { sqlSite } from './kinds/sqlSite.ts'
import { sqlPictures } from './site/sqlPictures.ts'
import { sqlOwnAccount } from './accounts/sqlOwnAccount.ts'
import { sqlRoles } from './kinds/sqlRoles.ts'
import { sqlStaff } from './accounts/sqlStaff.ts'
import { sqlTwoStep } from './accounts/sqlTwoStep.ts'
import type { Db, Engine } from './tables.ts'
import { sqlTrash } from './writes/trash.ts'
import { sqlUpkeep, type Rebuild } from './upkeep/upkeep.ts'

interface SqlStoreOptions {
  /** Rewrites the files of an embedded database. @default nothing, as on PostgreSQL */
  rebuild?: Rebuild
  /** Checks whether the database works. */
  check?: Check
}

/** Returns a store over an open database, after upgrading its schema. */
export async function sqlStore(db: Db, engine: Engine, options: SqlStoreOptions = {}): Promise<Store> {
  await migrate(db, engine)
  return storeOver(db, engine, options)
}

/** Returns a store over an open database with this release's schema. */
export function storeOver(
  db: Db,
  engine: Engine,
  { rebuild = async () => true, check = databaseCheck(db, engine) }: SqlStoreOptions = {},
): Store {
  const plain = {
    courses: sqlPlain(db, engine, 'courses', courses),
    batches: sqlPlain(db, engine, 'batches', batches),
    divisions: sqlDivisions(db, engine),
  }
  const students = sqlStudents(db, engine, plain)
  const teachers = sqlTeachers(db, engine, plain)
  const classes = sqlClasses(db, engine, plain)
  return {
    roles: sqlRoles(db, engine),
    ...plain,
    students,
    teachers,
    classes,
    imports: sqlImports(db, engine, {
      batches: kindUndo(plain.batches.sets, notChanged),
      divisions: kindUndo(plain.divisions.sets, notChanged),
      students: kindUndo(students.sets, patched),
      teachers: kindUndo(teachers.sets, patched),
      classes: kindUndo(classes.sets, patchedClass),
    }),
    classPages: sqlClassPages(db, engine),
    site: sqlSite(db),
    pictures: sqlPictures(db, engine),
    audit: sqlAudit(db, engine),
    trash: sqlTrash(db, engine),
    upkeep: sqlUpkeep(db, engine, rebuild),
    accounts: sqlAccounts(db),
    staff: sqlStaff(db, engine),
    own: sqlOwnAccount(db),
    twoStep: sqlTwoStep(db),
    sessions: sqlSessions(db, engine),
    devices: sqlDevices(db),
    attempts: sqlAttempts(db, engine),
    check,
    isUnavailable,
    isFull,
    close: () => db.destroy(),
  }
}

const patched = <Row extends object>(row: Row, fields: object): Row => ({ ...row, ...fields })

const notChanged = (): never => {
  throw new Error('An import changes no batches or divisions')
}
