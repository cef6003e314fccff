import { batches } from '#contract/batches.ts'
import { courses } from '#contract/courses.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { sqlDivisions } from './sqlDivisions.ts'
import { sqlPlain } from './sqlPlain.ts'

/** Returns the stores of the plain kinds. */
export const plainStores = (db: Db, engine: Engine) => ({
  courses: sqlPlain(db, engine, 'courses', courses),
  batches: sqlPlain(db, engine, 'batches', batches),
  divisions: sqlDivisions(db, engine),
})

/** What the stores of other kinds need of the plain ones: an import adds the batches and divisions that it names. */
export type ImportedParents = Pick<ReturnType<typeof plainStores>, 'batches' | 'divisions'>
