import { lateDetails } from '#admin/shared/details/lateDetails.tsx'
import { ConfirmDelete } from '#admin/shared/deletion/ConfirmDelete.tsx'
import { actionsColumn, nameOr } from '#admin/shared/list/columns.tsx'
import { detailsAction } from '#admin/shared/details/detailsAction.ts'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import { useMayChange, type MayChange } from '#admin/shared/access/useMay.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { useListBatchesQuery } from '#api/endpoints/batches.ts'
import { paths } from '#contract/paths.ts'
import { BatchQuery, type Batch } from '#contract/batches.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { langOf } from '#design-system/langOf.ts'
import { deleteRefusal, batchIdentity } from './batchTexts.ts'
import { CourseFilter } from './CourseFilter.tsx'

const BatchDetails = lateDetails(async () => (await import('./BatchDetails.tsx')).BatchDetails)

/** Debounce of search and filters, in ms. @spec 290, 296 */
const PAUSE = 1000

/** Returns the columns. @spec 163-166 */
const columnsOf = (may: MayChange, onDelete: (batch: Batch) => void): Column<Batch>[] => [
  {
    id: 'name',
    header: 'Batch Name',
    width: 'xl',
    isRowHeader: true,
    allowsSorting: true,
    cell: (batch) => batch.M02_Name,
  },
  {
    id: 'course',
    header: 'Course',
    width: 'xl',
    cell: ({ course }) => nameOr(course?.M01_Title, 'No Course Available'),
  },
  ...actionsColumn({
    may,
    identity: batchIdentity,
    onDelete,
  }),
]

/** The batches. @spec 159-172 */
export function BatchListPage() {
  const list = usePagedList(BatchQuery, PAUSE)
  const batches = useListBatchesQuery(list.query)

  const deletion = useRecordDeletion(batchIdentity, {
    describe: deleteRefusal,
    onGone() {
      if (list.detailsId !== undefined) list.closeDetails()
    },
    rows: batches.currentData?.data,
  })
  return (
    <>
      <ListPage
        title="Batches"
        noun="batch"
        list={list}
        result={batches}
        tools={
          <CourseFilter
            value={list.filter('course_id')}
            onChange={(id) => list.setFilters({ course_id: id })}
          />
        }
        add={{ label: 'ADD BATCH', href: paths.forms.batches.add }}
        columns={columnsOf(useMayChange('batches'), deletion.ask)}
        rowKey={batchIdentity.idOf}
        rowAction={detailsAction(list, paths.admin.batches, batchIdentity)}
        deletion={deletion}
      />
      <BatchDetails list={list} page={batches.currentData} onDelete={deletion.ask} />
      <ConfirmDelete deletion={deletion} identity={batchIdentity}>
        {({ M02_Name: name }) => (
          <>
            Are you sure you want to delete the batch &quot;<b {...langOf(name)}>{name}</b>&quot;?
          </>
        )}
      </ConfirmDelete>
    </>
  )
}
