import type { RowIdentity } from '#admin/shared/details/recordIdentity.ts'
import { Teacher } from '#contract/users.ts'

/** Of lists, which load without what forms need. */
export const teacherRow: RowIdentity<Teacher> = {
  kind: 'teachers',
  record: Teacher,
  idOf: (teacher) => teacher.M05_UserId,
  titleOf: (teacher) => teacher.M05_UserName,
  filterOf: (teacher) => ({ mentor_id: teacher.M05_UserId }),
}
