import { failureText } from '#admin/shared/failureText.ts'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import type { Student } from '#contract/users.ts'
import { studentRow } from './studentRow.ts'

/** Deleting a student, with Undo. @spec 307, 402, 430 */
export const useStudentDeletion = (onGone: () => void, rows?: readonly Student[]) =>
  useRecordDeletion(studentRow, {
    describe: (error) => failureText(error, 'Failed to delete student'),
    onGone,
    rows,
  })
