import type { Store } from '#server/store/store.ts'
import { sqlBatches } from './sqlBatches.ts'
import { sqlDivisions } from './sqlDivisions.ts'
import { sqlRoles } from './sqlRoles.ts'
import { sqlStudents } from './sqlStudents.ts'
import type { Db, Engine } from './tables.ts'

/** What is read of a database as it was at one moment. */
export type Moment = Pick<Store, 'students' | 'batches' | 'divisions' | 'roles'>

/** The lists of a database in one transaction. */
export const momentOf = (db: Db, engine: Engine): Moment => ({
  students: sqlStudents(db, engine),
  batches: sqlBatches(db, engine),
  divisions: sqlDivisions(db, engine),
  roles: sqlRoles(db, engine),
})
