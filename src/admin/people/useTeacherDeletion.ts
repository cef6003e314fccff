import { failureText } from '#admin/shared/failureText.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { teacherIdentity } from './teacherValues.ts'

/** Deleting a teacher, with Undo. @spec 308, 406, 431 */
export const useTeacherDeletion = (onGone: () => void) =>
  useRecordDeletion(teacherIdentity, {
    describe: (error) => failureText(error, 'Something went wrong'),
    onGone,
  })
