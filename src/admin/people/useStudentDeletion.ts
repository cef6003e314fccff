import { failureText } from '#admin/shared/failureText.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import type { Student } from '#contract/users.ts'

/** Deleting a student, with Undo (statements 307, 402, 430). */
export const useStudentDeletion = (onGone: () => void) =>
  useRecordDeletion<Student>('students', {
    idOf: (student) => student.M05_UserId,
    titleOf: (student) => student.M05_UserName,
    describe: (error) => failureText(error, 'Failed to delete student'),
    onGone,
  })
