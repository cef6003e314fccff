import type { Store } from '#server/store/store.ts'
import { plainStores } from '#server/store/sql/kinds/plainStores.ts'
import { sqlClasses } from '#server/store/sql/kinds/sqlClasses.ts'
import { sqlRoles } from '#server/store/sql/kinds/sqlRoles.ts'
import { sqlStudents } from '#server/store/sql/kinds/sqlStudents.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** The lists of a database as of one moment. */
export type Moment = Pick<Store, 'students' | 'classes' | 'batches' | 'divisions' | 'roles'>

/** Returns the lists that read within one transaction. */
export function momentOf(db: Db, engine: Engine): Moment {
  const plain = plainStores(db, engine)
  return {
    ...plain,
    students: sqlStudents(db, engine, plain),
    classes: sqlClasses(db, engine, plain),
    roles: sqlRoles(db, engine),
  }
}
