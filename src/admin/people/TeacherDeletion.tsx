import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useDelete } from '#admin/shared/useDelete.ts'
import { useUndo } from '#admin/shared/useUndo.ts'
import { useRemoveTeacherMutation, useRestoreTeacherMutation } from '#api/teachers.ts'
import type { Teacher } from '#contract/users.ts'
import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { langOf } from '#design-system/langOf.ts'
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

interface ConfirmTeacherDeletionProps {
  deletion: ReturnType<typeof useTeacherDeletion>
}

/** Asks before a teacher is deleted, and says who it is (statement 455). */
export function ConfirmTeacherDeletion({ deletion }: ConfirmTeacherDeletionProps) {
  const { asked, confirm, cancel } = deletion
  const name = asked?.row.M05_UserName ?? ''
  return (
    <ConfirmDeletion
      isOpen={asked !== undefined}
      question={
        <>
          Are you sure you want to delete this Teacher?
          <br />
          <b {...langOf(name)}>{name}</b> · {asked?.row.M05_UserCode}
        </>
      }
      confirmLabel="Delete"
      cancelLabel="Cancel"
      isPending={asked?.isPending ?? false}
      error={asked?.error}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
