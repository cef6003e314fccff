import { failureText } from '#admin/shared/failureText.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { studentIdentity } from './studentValues.ts'

/** Deleting a student, with Undo. @spec 307, 402, 430 */
export const useStudentDeletion = (onGone: () => void) =>
  useRecordDeletion(studentIdentity, {
    describe: (error) => failureText(error, 'Failed to delete student'),
    onGone,
  })
