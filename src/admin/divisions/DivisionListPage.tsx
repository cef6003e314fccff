import { failureText } from '#admin/shared/failureText.ts'
import { BatchFilter } from '#admin/shared/FilterSelect.tsx'
import { ConfirmDelete } from '#admin/shared/ConfirmDelete.tsx'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useListDivisionsQuery } from '#api/divisions.ts'
import { paths } from '#contract/paths.ts'
import { DivisionQuery } from '#contract/divisions.ts'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { langOf } from '#design-system/langOf.ts'
import { DivisionDetails } from './DivisionDetails.tsx'
import { DivisionRow } from './DivisionRow.tsx'
import { fullName, divisionIdentity } from './divisionTexts.ts'
import { MentorFilter } from './MentorFilter.tsx'

/** Debounce of search and filters, in ms. @spec 293, 296 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell>Division</HeadCell>
    <HeadCell>Batch</HeadCell>
    <HeadCell>Mentor</HeadCell>
    <HeadCell>Students</HeadCell>
  </>
)

/** The divisions. @spec 149-156 */
export function DivisionListPage() {
  const list = usePagedList(DivisionQuery, PAUSE)
  const divisions = useListDivisionsQuery(list.query)

  const deletion = useRecordDeletion(divisionIdentity, {
    describe: (error) => failureText(error, 'Error deleting division'),
    onGone: list.closeDetails,
    rows: divisions.currentData?.data,
  })

  return (
    <>
      <ListPage
        title="Divisions"
        noun="division"
        list={list}
        result={divisions}
        filters={
          <>
            <BatchFilter
              value={list.filter('batch_id')}
              onChange={(id) => list.setFilters({ batch_id: id, mentor_id: '' })}
            />
            <MentorFilter
              batchId={list.filter('batch_id')}
              value={list.filter('mentor_id')}
              onChange={(id) => list.setFilters({ mentor_id: id })}
            />
          </>
        }
        add={{ label: 'ADD DIVISION', href: paths.admin.divisionAdd }}
        head={head}
        columns={5}
        deletion={deletion}
      >
        {(division, number) => (
          <DivisionRow key={division.M11_Division_id} division={division} number={number} list={list} />
        )}
      </ListPage>
      <DivisionDetails list={list} onDelete={deletion.ask} />
      <ConfirmDelete deletion={deletion}>
        {(division) => (
          <>
            Are you sure you want to delete this division?
            <br />
            <b {...langOf(fullName(division))}>{fullName(division)}</b>
          </>
        )}
      </ConfirmDelete>
    </>
  )
}
