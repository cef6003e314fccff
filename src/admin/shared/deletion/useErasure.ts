import { useEraseRecordMutation, type RecordKey } from '#api/endpoints/trash.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { kindName } from '#admin/shared/kindTexts.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useDelete } from './useDelete.ts'

/** A deleted record that can be erased permanently. */
export interface Erasable extends RecordKey {
  name: string
}

/**
 * Erases a deleted record permanently, after confirmation in a ConfirmErasure.
 * @param onGone called after the erasure and its notice
 */
export function useErasure<Record extends Erasable>(onGone?: () => void) {
  const [eraseRecord] = useEraseRecordMutation()
  const notices = useNotices()
  return useDelete<Record>({
    remove: ({ kind, id }) => eraseRecord({ kind, id }).unwrap(),
    onGone: (record) => {
      notices.show({ tone: 'success', text: `${erasableName(record)} has been deleted permanently.` })
      onGone?.()
    },
    describe: (error) => failureText(error, 'The record could not be erased. Please try again.'),
  })
}

/** The record's name in notices: 'Course "Arabic"'. */
export const erasableName = ({ kind, name }: Erasable) => `${kindName(kind)} "${name}"`
