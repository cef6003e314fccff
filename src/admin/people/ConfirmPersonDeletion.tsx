import { ConfirmDelete } from '#admin/shared/deletion/ConfirmDelete.tsx'
import type { DeleteDialogProps } from '#admin/shared/deletion/DeleteDialog.tsx'
import type { Deletion } from '#admin/shared/deletion/useDelete.ts'
import type { Student, Teacher } from '#contract/users.ts'
import { langOf } from '#design-system/langOf.ts'

interface ConfirmPersonDeletionProps<Person> extends Pick<DeleteDialogProps<Person>, 'identity'> {
  /** 'Are you sure you want to delete this student?' @spec 454, 455 */
  question: string
  deletion: Pick<Deletion<Person>, 'asked' | 'confirm' | 'cancel'>
}

/** Confirmation dialog before a person is deleted, with their name and code. */
export function ConfirmPersonDeletion<Person extends Student | Teacher>({
  question,
  deletion,
  identity,
}: ConfirmPersonDeletionProps<Person>) {
  return (
    <ConfirmDelete deletion={deletion} identity={identity}>
      {({ M05_UserName: name, M05_UserCode: code }) => (
        <>
          {question}
          <br />
          <b {...langOf(name)}>{name}</b> · {code}
        </>
      )}
    </ConfirmDelete>
  )
}
