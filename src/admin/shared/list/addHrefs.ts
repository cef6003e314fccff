import type { RecordKind } from '#contract/kinds.ts'
import { paths } from '#contract/paths.ts'

/** The forms that add a record. */
export const addHrefs: Readonly<Record<RecordKind, string>> = {
  students: paths.admin.studentAdd,
  teachers: paths.admin.teacherAdd,
  batches: paths.admin.batchAdd,
  courses: paths.admin.courseAdd,
  divisions: paths.admin.divisionAdd,
  classes: paths.admin.classAdd,
  roles: paths.admin.roleAdd,
}
