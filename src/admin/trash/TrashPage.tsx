import { ConfirmErasure } from '#admin/shared/ConfirmErasure.tsx'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { erasableName, useErasure } from '#admin/shared/useErasure.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useRestore } from '#admin/shared/useRestore.ts'
import { useListTrashQuery, useRestoreRecordMutation } from '#api/trash.ts'
import { PageQuery } from '#contract/paging.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { TrashRow } from './TrashRow.tsx'

const head = (
  <>
    <HeadCell>Name</HeadCell>
    <HeadCell>Kind</HeadCell>
    <HeadCell>Deleted</HeadCell>
    <HeadCell>By</HeadCell>
    <HeadCell>Kept until</HeadCell>
    <HeadCell variant="actions">Actions</HeadCell>
  </>
)

/** The records of all kinds that were deleted in the last 30 days, to restore or erase permanently. */
export function TrashPage() {
  const list = usePagedList(PageQuery)
  const trash = useListTrashQuery({ page: list.page })
  const [restoreRecord, restoration] = useRestoreRecordMutation()
  const restoreWithNotice = useRestore()

  const erasure = useErasure<TrashEntry>()

  function restore(entry: TrashEntry) {
    if (restoration.isLoading) return
    const { kind, id } = entry
    void restoreWithNotice(async () => {
      await restoreRecord({ kind, id }).unwrap()
      // The pressed button is removed with its row.
      focusScreen()
    }, erasableName(entry))
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
        head={head}
        columns={7}
        deletion={erasure}
      >
        {(entry, number) => (
          <TrashRow
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            number={number}
            onRestore={() => restore(entry)}
            onErase={() => erasure.ask(entry)}
          />
        )}
      </ListPage>
      <ConfirmErasure erasure={erasure} />
    </>
  )
}
