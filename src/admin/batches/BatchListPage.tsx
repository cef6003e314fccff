import { ListPage } from '#admin/shared/ListPage.tsx'
import { useMarkedId, type FromList } from '#admin/shared/returnAddress.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useListBatchesQuery } from '#api/batches.ts'
import { paths } from '#contract/paths.ts'
import { BatchQuery } from '#contract/batches.ts'
import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { rowNumber } from '#design-system/DataTable/rows.ts'
import { langOf } from '#design-system/langOf.ts'
import { BatchRow } from './BatchRow.tsx'
import { deleteRefusal, batchIdentity } from './batchTexts.ts'
import { CourseFilter } from './CourseFilter.tsx'

/** Before a search or a filter, in ms. @spec 290, 296 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell variant="number">#</HeadCell>
    <HeadCell>Batch Name</HeadCell>
    <HeadCell>Course</HeadCell>
    <HeadCell variant="actions">Actions</HeadCell>
  </>
)

/** The batches. @spec 159-172 */
export function BatchListPage() {
  const list = usePagedList(BatchQuery, PAUSE)
  const batches = useListBatchesQuery(list.query)
  const markedId = useMarkedId()
  const fromList: FromList = { from: list.address }

  const deletion = useRecordDeletion(batchIdentity, {
    describe: deleteRefusal,
  })
  const askedName = deletion.asked?.row.M02_Name ?? ''

  return (
    <>
      <ListPage
        title="Batches"
        list={list}
        result={batches}
        searchLabel="Search batches..."
        pauseMs={PAUSE}
        filters={
          <CourseFilter
            value={list.filter('course_id')}
            onChange={(id) => list.setFilters({ course_id: id })}
          />
        }
        add={{ label: 'ADD BATCH', href: paths.admin.batchAdd }}
        empty={{ text: 'NO BATCHES FOUND', hint: 'No batches yet. Add the first one.', noun: 'batch' }}
        head={head}
        columns={4}
      >
        {(page) =>
          deletion
            .remaining(page.data)
            .map((batch, index) => (
              <BatchRow
                key={batch.M02_BatchId}
                batch={batch}
                number={rowNumber({ page: page.current_page, perPage: page.per_page, index })}
                isMarked={batch.M02_BatchId === markedId}
                fromList={fromList}
                onDelete={() => deletion.ask(batch)}
              />
            ))
        }
      </ListPage>
      <ConfirmDeletion
        isOpen={deletion.asked !== undefined}
        question={
          <>
            Are you sure you want to delete the batch &quot;<b {...langOf(askedName)}>{askedName}</b>&quot;?
          </>
        }
        confirmLabel="Delete"
        cancelLabel="Cancel"
        isPending={deletion.asked?.isPending ?? false}
        error={deletion.asked?.error}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  )
}
