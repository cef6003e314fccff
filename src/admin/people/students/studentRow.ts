import type { RowIdentity } from '#admin/shared/details/recordIdentity.ts'
import { Student } from '#contract/users.ts'

/** Of lists, which load without what forms need. */
export const studentRow: RowIdentity<Student> = {
  kind: 'students',
  record: Student,
  idOf: (student) => student.M05_UserId,
  titleOf: (student) => student.M05_UserName,
}
