import { useRemoveRecordMutation, useRestoreRecordMutation } from '#api/endpoints/trash.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useMayChange } from '#admin/shared/access/useMay.ts'
import { fullTitle, type RowIdentity } from '#admin/shared/details/recordIdentity.ts'
import { useRestore } from './useRestore.ts'
import { useDelete } from './useDelete.ts'

interface RecordDeletion<Row> {
  /** Returns the error text that the dialog shows. */
  describe: (error: unknown) => string
  onGone?: () => void
  /** The list's rows, if records are deleted from their details: the row with the record's id is hidden. */
  rows?: readonly Row[]
}

/** The delete flow of a record: a confirmation dialog, then a notice with Undo. @spec 303-309 */
export function useRecordDeletion<Row>(
  identity: RowIdentity<Row>,
  { describe, onGone, rows }: RecordDeletion<Row>,
) {
  const { kind, idOf } = identity
  const [removeRecord] = useRemoveRecordMutation()
  const [restoreRecord] = useRestoreRecordMutation()
  const restoreWithNotice = useRestore()
  const notices = useNotices()
  const may = useMayChange(kind)

  const deletion = useDelete<Row>({
    remove: (row) => removeRecord({ kind, id: idOf(row) }).unwrap(),
    onGone: (row) => {
      const name = fullTitle(identity, row)
      const undo = () => void restoreWithNotice(() => restoreRecord({ kind, id: idOf(row) }).unwrap(), name)
      onGone?.()
      notices.show({
        tone: 'success',
        text: `${name} has been deleted successfully.`,
        ...(may.restore && { action: { label: 'Undo', onPress: undo } }),
      })
    },
    describe,
  })
  const ownRow = (record: Row) => rows?.find((row) => idOf(row) === idOf(record)) ?? record
  return { ...deletion, ask: (record: Row) => deletion.ask(ownRow(record)) }
}
