import { ConfirmDelete } from '#admin/shared/ConfirmDelete.tsx'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useListBatchesQuery } from '#api/batches.ts'
import { paths } from '#contract/paths.ts'
import { BatchQuery } from '#contract/batches.ts'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { langOf } from '#design-system/langOf.ts'
import { BatchRow } from './BatchRow.tsx'
import { deleteRefusal, batchIdentity } from './batchTexts.ts'
import { CourseFilter } from './CourseFilter.tsx'

/** Debounce of search and filters, in ms. @spec 290, 296 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell>Batch Name</HeadCell>
    <HeadCell>Course</HeadCell>
    <HeadCell variant="actions">Actions</HeadCell>
  </>
)

/** The batches. @spec 159-172 */
export function BatchListPage() {
  const list = usePagedList(BatchQuery, PAUSE)
  const batches = useListBatchesQuery(list.query)

  const deletion = useRecordDeletion(batchIdentity, {
    describe: deleteRefusal,
  })
  return (
    <>
      <ListPage
        title="Batches"
        noun="batch"
        list={list}
        result={batches}
        filters={
          <CourseFilter
            value={list.filter('course_id')}
            onChange={(id) => list.setFilters({ course_id: id })}
          />
        }
        add={{ label: 'ADD BATCH', href: paths.admin.batchAdd }}
        head={head}
        columns={4}
        deletion={deletion}
      >
        {(batch, number) => (
          <BatchRow
            key={batch.M02_BatchId}
            batch={batch}
            number={number}
            onDelete={() => deletion.ask(batch)}
          />
        )}
      </ListPage>
      <ConfirmDelete deletion={deletion}>
        {({ M02_Name: name }) => (
          <>
            Are you sure you want to delete the batch &quot;<b {...langOf(name)}>{name}</b>&quot;?
          </>
        )}
      </ConfirmDelete>
    </>
  )
}
