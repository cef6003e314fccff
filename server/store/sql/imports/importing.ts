import type { Store } from '#server/store/store.ts'
import { plainStores } from '#server/store/sql/kinds/plainStores.ts'
import { sqlClasses } from '#server/store/sql/kinds/sqlClasses.ts'
import { sqlStudents } from '#server/store/sql/kinds/sqlStudents.ts'
import { sqlTeachers } from '#server/store/sql/kinds/sqlTeachers.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { sqlImports } from './sqlImports.ts'

/** Returns the stores that imports use, over a database with the current schema. */
export function importing(
  db: Db,
  engine: Engine,
  { batches, divisions } = plainStores(db, engine),
): Pick<Store, 'students' | 'teachers' | 'classes' | 'imports'> {
  const students = sqlStudents(db, engine)
  const teachers = sqlTeachers(db, engine)
  const classes = sqlClasses(db, engine)
  const imports = sqlImports(db, engine, {
    batches: batches.undo,
    divisions: divisions.undo,
    students: students.undo,
    teachers: teachers.undo,
    classes: classes.undo,
  })
  return { students, teachers, classes, imports }
}
