import { ConfirmErasure } from '#admin/shared/deletion/ConfirmErasure.tsx'
import { kindName } from '#admin/shared/kindTexts.ts'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { Moment } from '#admin/shared/Moment.tsx'
import { erasableName, useErasure } from '#admin/shared/deletion/useErasure.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { useMay } from '#admin/shared/access/useMay.ts'
import { useRestore } from '#admin/shared/deletion/useRestore.ts'
import { useListTrashQuery, useRestoreRecordMutation } from '#api/endpoints/trash.ts'
import { PageQuery } from '#contract/paging.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import type { Column } from '#design-system/DataTable/column.ts'

interface TrashActions {
  onRestore: (entry: TrashEntry) => void
  /** Without it, nothing can be erased. */
  onErase: ((entry: TrashEntry) => void) | undefined
}

/** Returns the columns. Times are in the institute's time zone. */
const columnsOf = ({ onRestore, onErase }: TrashActions): Column<TrashEntry>[] => [
  { id: 'name', header: 'Name', width: 'lg', isRowHeader: true, cell: (entry) => entry.name },
  { id: 'kind', header: 'Kind', width: 'sm', cell: (entry) => kindName(entry.kind) },
  {
    id: 'deleted',
    header: 'Deleted',
    variant: 'numeric',
    cell: (entry) => <Moment at={entry.deleted_at} />,
  },
  { id: 'by', header: 'By', variant: 'muted', width: 'lg', cell: (entry) => entry.deleted_by ?? 'Unknown' },
  {
    id: 'kept',
    header: 'Kept until',
    variant: 'numeric',
    cell: (entry) => <Moment at={entry.kept_until} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    variant: 'actions',
    cell: (entry) => (
      <>
        <IconButton
          icon="undo"
          size="sm"
          label="Restore"
          about={entry.name}
          onPress={() => onRestore(entry)}
        />
        {onErase && (
          <IconButton
            icon="delete"
            variant="danger"
            size="sm"
            label="Delete permanently"
            about={entry.name}
            onPress={() => onErase(entry)}
          />
        )}
      </>
    ),
  },
]

/** The records of all kinds that were deleted in the last 30 days, to restore or erase permanently. */
export function TrashPage() {
  const list = usePagedList(PageQuery)
  const trash = useListTrashQuery({ page: list.page })
  const [restoreRecord, restoration] = useRestoreRecordMutation()
  const restoreWithNotice = useRestore()

  const erasure = useErasure<TrashEntry>()
  const mayErase = useMay('DELETE /trash/:kind/:id')

  function restore(entry: TrashEntry) {
    if (restoration.isLoading) return
    const { kind, id } = entry
    void restoreWithNotice(() => restoreRecord({ kind, id }).unwrap(), erasableName(entry))
  }

  return (
    <>
      <ListPage
        title="Recently deleted"
        noun="record"
        list={list}
        result={trash}
        empty={{
          text: 'NOTHING DELETED',
          hint: 'Deleted records stay here for 30 days.',
        }}
        columns={columnsOf({ onRestore: restore, onErase: mayErase ? erasure.ask : undefined })}
        rowKey={(entry) => `${entry.kind} ${entry.id}`}
        deletion={erasure}
      />
      <ConfirmErasure erasure={erasure} />
    </>
  )
}
