import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useDelete } from '#admin/shared/useDelete.ts'
import { useUndo } from '#admin/shared/useUndo.ts'
import { useRemoveStudentMutation, useRestoreStudentMutation } from '#api/students.ts'
import type { Student } from '#contract/users.ts'
import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { langOf } from '#design-system/langOf.ts'
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

interface ConfirmStudentDeletionProps {
  deletion: ReturnType<typeof useStudentDeletion>
}

/** Asks before a student is deleted, and says who it is (statement 454). */
export function ConfirmStudentDeletion({ deletion }: ConfirmStudentDeletionProps) {
  const { asked, confirm, cancel } = deletion
  const name = asked?.row.M05_UserName ?? ''
  return (
    <ConfirmDeletion
      isOpen={asked !== undefined}
      question={
        <>
          Are you sure you want to delete this student?
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
