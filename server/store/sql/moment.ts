import type { Store } from '#server/store/store.ts'
import { sqlBatches } from './sqlBatches.ts'
import { sqlClasses } from './sqlClasses.ts'
import { sqlDivisions } from './sqlDivisions.ts'
import { sqlRoles } from './sqlRoles.ts'
import { sqlStudents } from './sqlStudents.ts'
import type { Db, Engine } from './tables.ts'

/** The lists of a database as of one moment. */
export type Moment = Pick<Store, 'students' | 'classes' | 'batches' | 'divisions' | 'roles'>

/** Returns the lists that read within one transaction. */
export const momentOf = (db: Db, engine: Engine): Moment => ({
  students: sqlStudents(db, engine),
  classes: sqlClasses(db, engine),
  batches: sqlBatches(db, engine),
  divisions: sqlDivisions(db, engine),
  roles: sqlRoles(db, engine),
})
