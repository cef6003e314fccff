import type { Store } from '#server/store/store.ts'
import { plainStores, type ImportedParents } from '#server/store/sql/kinds/plainStores.ts'
import { classSets, patchedClass, sqlClasses } from '#server/store/sql/kinds/sqlClasses.ts'
import { sqlStudents, studentSets } from '#server/store/sql/kinds/sqlStudents.ts'
import { sqlTeachers, teacherSets } from '#server/store/sql/kinds/sqlTeachers.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { sqlImports } from './sqlImports.ts'
import { kindUndo } from './undo.ts'

/** Returns the stores that imports use, over a database with the current schema. */
export function importing(
  db: Db,
  engine: Engine,
  parents: ImportedParents = plainStores(db, engine),
): Pick<Store, 'students' | 'teachers' | 'classes' | 'imports'> {
  return {
    students: sqlStudents(db, engine, parents),
    teachers: sqlTeachers(db, engine, parents),
    classes: sqlClasses(db, engine, parents),
    imports: sqlImports(db, engine, {
      batches: kindUndo(parents.batches.sets, notChanged),
      divisions: kindUndo(parents.divisions.sets, notChanged),
      students: kindUndo(studentSets(engine), patched),
      teachers: kindUndo(teacherSets(engine), patched),
      classes: kindUndo(classSets(engine), patchedClass),
    }),
  }
}

const patched = <Row extends object>(row: Row, fields: object): Row => ({ ...row, ...fields })

const notChanged = (): never => {
  throw new Error('An import changes no batches or divisions')
}
