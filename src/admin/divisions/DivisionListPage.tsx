import { lateDetails } from '#admin/shared/details/lateDetails.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { BatchFilter } from '#admin/shared/list/FilterSelect.tsx'
import { ConfirmDelete } from '#admin/shared/deletion/ConfirmDelete.tsx'
import { nameOr } from '#admin/shared/list/columns.tsx'
import { detailsAction } from '#admin/shared/details/detailsAction.ts'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { useListDivisionsQuery } from '#api/endpoints/divisions.ts'
import { paths } from '#contract/paths.ts'
import { DivisionQuery, type Division } from '#contract/divisions.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { langOf } from '#design-system/langOf.ts'
import { countText, divisionIdentity, fullName } from './divisionTexts.ts'
import { PageBadge } from './PageBadge.tsx'
import { MentorFilter } from './MentorFilter.tsx'

const DivisionDetails = lateDetails(async () => (await import('./DivisionDetails.tsx')).DivisionDetails)

/** Debounce of search and filters, in ms. @spec 293, 296 */
const PAUSE = 1000

/** Whether a division's class page is on. */
function pageTag({ has_class_page: isOn }: Division) {
  return isOn === undefined ? 'N/A' : <PageBadge isOn={isOn} />
}

const columns: Column<Division>[] = [
  {
    id: 'name',
    header: 'Division',
    width: 'lg',
    isRowHeader: true,
    allowsSorting: true,
    cell: (division) => division.M11_Division_name,
  },
  { id: 'batch', header: 'Batch', width: 'xl', cell: ({ batch }) => nameOr(batch?.M02_Name, 'N/A') },
  {
    id: 'mentor',
    header: 'Mentor',
    width: 'xl',
    cell: ({ mentor }) => nameOr(mentor?.M05_UserName, 'Not set'),
  },
  { id: 'students', header: 'Students', variant: 'numeric', searchTexts: () => [], cell: countText },
  { id: 'page', header: 'Class page', searchTexts: () => [], cell: pageTag },
]

/** The divisions, whose rows open their details. @spec 149-156, 495 */
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
        add={{ label: 'ADD DIVISION', href: paths.forms.divisions.add }}
        columns={columns}
        rowKey={divisionIdentity.idOf}
        rowAction={detailsAction(list, paths.admin.divisions, divisionIdentity)}
        deletion={deletion}
      />
      <DivisionDetails list={list} page={divisions.currentData} onDelete={deletion.ask} />
      <ConfirmDelete deletion={deletion} identity={divisionIdentity}>
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
