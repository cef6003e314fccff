import { failureText } from '#admin/shared/failureText.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import type { Teacher } from '#contract/users.ts'

/** Deleting a teacher, with Undo (statements 308, 406, 431). */
export const useTeacherDeletion = (onGone: () => void) =>
  useRecordDeletion<Teacher>('teachers', {
    idOf: (teacher) => teacher.M05_UserId,
    titleOf: (teacher) => teacher.M05_UserName,
    describe: (error) => failureText(error, 'Something went wrong'),
    onGone,
  })
