import type { Store } from '#server/store/store.ts'
import { sqlBatches } from '#server/store/sql/kinds/sqlBatches.ts'
import { sqlClasses } from '#server/store/sql/kinds/sqlClasses.ts'
import { sqlDivisions } from '#server/store/sql/kinds/sqlDivisions.ts'
import { sqlStudents } from '#server/store/sql/kinds/sqlStudents.ts'
import { sqlTeachers } from '#server/store/sql/kinds/sqlTeachers.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { sqlImports } from './sqlImports.ts'

/** Returns the stores that imports use, over a database with the current schema. */
export function importing(
  db: Db,
  engine: Engine,
): Pick<Store, 'batches' | 'divisions' | 'students' | 'teachers' | 'classes' | 'imports'> {
  const batches = sqlBatches(db, engine)
  const divisions = sqlDivisions(db, engine)
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
  return { batches, divisions, students, teachers, classes, imports }
}
