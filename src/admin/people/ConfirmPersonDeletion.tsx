import type { useDelete } from '#admin/shared/useDelete.ts'
import type { Student, Teacher } from '#contract/users.ts'
import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { langOf } from '#design-system/langOf.ts'

interface ConfirmPersonDeletionProps {
  /** 'Are you sure you want to delete this student?' @spec 454, 455 */
  question: string
  deletion: Pick<ReturnType<typeof useDelete<Student | Teacher>>, 'asked' | 'confirm' | 'cancel'>
}

/** Asks before somebody is deleted, and says who it is. */
export function ConfirmPersonDeletion({ question, deletion }: ConfirmPersonDeletionProps) {
  const { asked, confirm, cancel } = deletion
  const name = asked?.row.M05_UserName ?? ''
  return (
    <ConfirmDeletion
      isOpen={asked !== undefined}
      question={
        <>
          {question}
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
