import { failureText } from '#admin/shared/failureText.ts'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import { kindNames } from '#admin/shared/kindTexts.ts'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useDelete } from '#admin/shared/useDelete.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useBringBack } from '#admin/shared/useUndo.ts'
import { useEraseDeletedMutation, useListTrashQuery, useRestoreDeletedMutation } from '#api/trash.ts'
import { PageQuery } from '#contract/paging.ts'
import type { TrashEntry } from '#contract/trash.ts'
import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { rowNumber } from '#design-system/DataTable/rows.ts'
import { langOf } from '#design-system/langOf.ts'
import { TrashRow } from './TrashRow.tsx'

const head = (
  <>
    <HeadCell variant="number">#</HeadCell>
    <HeadCell>Name</HeadCell>
    <HeadCell>Kind</HeadCell>
    <HeadCell>Deleted</HeadCell>
    <HeadCell>By</HeadCell>
    <HeadCell>Kept until</HeadCell>
    <HeadCell variant="actions">Actions</HeadCell>
  </>
)

/** What was deleted in the last 30 days, of all kinds: it comes back from here, or is erased for good. */
export function TrashPage() {
  const list = usePagedList(PageQuery, 0)
  const trash = useListTrashQuery({ page: list.page }, { refetchOnMountOrArgChange: true })
  const [restoreDeleted, restoration] = useRestoreDeletedMutation()
  const [eraseDeleted] = useEraseDeletedMutation()
  const bringBack = useBringBack()
  const notices = useNotices()

  const erasure = useDelete<TrashEntry>({
    remove: ({ kind, id }) => eraseDeleted({ kind, id }).unwrap(),
    onGone: (entry) => notices.show({ tone: 'success', text: `${nameOf(entry)} has been erased for good.` }),
    describe: (error) => failureText(error, 'The record could not be erased. Please try again.'),
  })
  const asked = erasure.asked?.row

  function restore(entry: TrashEntry) {
    if (restoration.isLoading) return
    const { kind, id } = entry
    void bringBack(async () => {
      await restoreDeleted({ kind, id }).unwrap()
      // The button that was pressed goes with its row.
      focusScreen()
    }, nameOf(entry))
  }

  return (
    <>
      <ListPage
        title="Recently deleted"
        list={list}
        result={trash}
        empty={{
          text: 'NOTHING DELETED',
          hint: 'What is deleted rests here for 30 days.',
          noun: 'record',
        }}
        head={head}
        columns={7}
      >
        {(page) =>
          erasure
            .remaining(page.data)
            .map((entry, index) => (
              <TrashRow
                key={`${entry.kind} ${entry.id}`}
                entry={entry}
                number={rowNumber({ page: page.current_page, perPage: page.per_page, index })}
                onRestore={() => restore(entry)}
                onErase={() => erasure.ask(entry)}
              />
            ))
        }
      </ListPage>
      <ConfirmDeletion
        isOpen={asked !== undefined}
        question={
          asked && (
            <>
              Are you sure you want to erase the {kindNames[asked.kind].toLowerCase()}{' '}
              <b {...langOf(asked.name)}>{asked.name}</b> for good? It cannot be brought back then, and the
              history forgets its name and fields.
            </>
          )
        }
        confirmLabel="Erase for good"
        busyLabel="Erasing..."
        cancelLabel="Cancel"
        isPending={erasure.asked?.isPending ?? false}
        error={erasure.asked?.error}
        onConfirm={erasure.confirm}
        onCancel={erasure.cancel}
      />
    </>
  )
}

/** As notices call it: 'Course "Arabic"'. */
const nameOf = ({ kind, name }: TrashEntry) => `${kindNames[kind]} "${name}"`
