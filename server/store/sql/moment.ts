import type { Store } from '#server/store/store.ts'
import { sqlBatches } from './sqlBatches.ts'
import { sqlDivisions } from './sqlDivisions.ts'
import { sqlRoles } from './sqlRoles.ts'
import { sqlStudents } from './sqlStudents.ts'
import type { Db, Engine } from './tables.ts'

/** What is read of a database as it was at one moment. */
export type Moment = Pick<Store, 'students' | 'batches' | 'divisions' | 'roles'>

/** Reads a database as it is now until `work` is done; writers go on meanwhile, and none of what they do is seen. */
export async function atOneMoment<T>(
  db: Db,
  engine: Engine,
  work: (moment: Moment) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  const isolated = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return isolated.execute((moment) =>
    work({
      students: sqlStudents(moment, engine),
      batches: sqlBatches(moment, engine),
      divisions: sqlDivisions(moment, engine),
      roles: sqlRoles(moment, engine),
    }),
  )
}
