import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useDelete } from '#admin/shared/useDelete.ts'
import { useUndo } from '#admin/shared/useUndo.ts'
import { useRemoveStudentMutation, useRestoreStudentMutation } from '#api/students.ts'
import type { Student } from '#contract/users.ts'
import { studentName } from './studentValues.ts'

/** Deleting a student, with Undo (statements 307, 402, 430). */
export function useStudentDeletion(onGone: () => void) {
  const [removeStudent] = useRemoveStudentMutation()
  const [restoreStudent] = useRestoreStudentMutation()
  const undo = useUndo((id) => restoreStudent(id).unwrap())
  const notices = useNotices()

  return useDelete<Student>({
    remove: (student) => removeStudent(student.M05_UserId).unwrap(),
    onGone: (student) => {
      const name = studentName(student)
      const action = undo(student.M05_UserId, name)
      notices.show({ tone: 'success', text: `${name} has been deleted successfully.`, action })
      onGone()
    },
    describe: (error) => failureText(error, 'Failed to delete student'),
  })
}
