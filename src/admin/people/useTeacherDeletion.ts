import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useDelete } from '#admin/shared/useDelete.ts'
import { useUndo } from '#admin/shared/useUndo.ts'
import { useRemoveTeacherMutation, useRestoreTeacherMutation } from '#api/teachers.ts'
import type { Teacher } from '#contract/users.ts'
import { teacherName } from './teacherValues.ts'

/** Deleting a teacher, with Undo (statements 308, 406, 431). */
export function useTeacherDeletion(onGone: () => void) {
  const [removeTeacher] = useRemoveTeacherMutation()
  const [restoreTeacher] = useRestoreTeacherMutation()
  const undo = useUndo((id) => restoreTeacher(id).unwrap())
  const notices = useNotices()

  return useDelete<Teacher>({
    remove: (teacher) => removeTeacher(teacher.M05_UserId).unwrap(),
    onGone: (teacher) => {
      const name = teacherName(teacher)
      const action = undo(teacher.M05_UserId, name)
      notices.show({ tone: 'success', text: `${name} has been deleted successfully.`, action })
      onGone()
    },
    describe: (error) => failureText(error, 'Something went wrong'),
  })
}
