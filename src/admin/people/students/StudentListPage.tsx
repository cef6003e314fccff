import { useRef } from 'react'
import { lateDetails } from '#admin/shared/details/lateDetails.tsx'
import { DivisionFilters } from '#admin/shared/list/FilterSelect.tsx'
import { DownloadStatus } from '#admin/shared/list/DownloadStatus.tsx'
import { dayText, phoneText } from '#admin/shared/formats.ts'
import { ListActions } from '#admin/shared/list/ListActions.tsx'
import { Phone } from '#admin/shared/Phone.tsx'
import { bulkStudents } from '#admin/people/bulkPeople.ts'
import { useDownload } from '#admin/shared/list/useDownload.ts'
import { useMay } from '#admin/shared/access/useMay.ts'
import { useBulkRows } from '#admin/shared/bulk/useBulkRows.tsx'
import { useLazyListStudentsQuery, useListStudentsQuery } from '#api/endpoints/students.ts'
import { paths } from '#contract/paths.ts'
import { StudentQuery, type Student } from '#contract/users.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { PeopleList } from '#admin/people/PeopleList.tsx'
import { StateFilter } from '#admin/people/StateFilter.tsx'
import { usePeopleList } from '#admin/people/usePeopleList.ts'
import { useStudentDeletion } from './useStudentDeletion.ts'

const StudentDetailsDialog = lateDetails(
  async () => (await import('./StudentDetailsDialog.tsx')).StudentDetailsDialog,
)

/** Debounce of search and filters, in ms. @spec 291, 296 */
const PAUSE = 1000

const columns: Column<Student>[] = [
  { id: 'batch', header: 'Batch', width: 'lg', cell: ({ batch }) => batch?.M02_Name ?? 'N/A' },
  {
    id: 'division',
    header: 'Division',
    width: 'sm',
    cell: ({ division }) => division?.M11_Division_name ?? 'N/A',
  },
  {
    id: 'mobile',
    header: 'Mobile',
    variant: 'numeric',
    width: 'lg',
    searchTexts: (student) => [phoneText(student.M05_MobileNumber)],
    cell: (student) => <Phone number={student.M05_MobileNumber} />,
  },
  {
    id: 'joined',
    header: 'Joined',
    variant: 'muted',
    card: 'hidden',
    allowsSorting: 'descending',
    searchTexts: () => [],
    cell: (student) => dayText(student.M05_JoiningDate),
  },
]

/** The students. @spec 88, 124-132 */
export function StudentListPage() {
  const list = usePeopleList('students', StudentQuery, PAUSE)
  const students = useListStudentsQuery(list.query)
  const deletion = useStudentDeletion(() => {
    if (list.detailsId !== undefined) list.closeDetails()
  }, students.currentData?.data)
  const [listAll] = useLazyListStudentsQuery()
  const bulk = useBulkRows({
    of: bulkStudents,
    people: bulkStudents,
    list,
    result: students,
    fetchAll: async () => (await listAll({ ...list.query, page: undefined }).unwrap()).data,
  })
  const downloadButton = useRef<HTMLButtonElement>(null)
  const { batch_id, division_id, is_active, sort } = list.wanted
  const mayDownload = useMay('GET /students?export=export')
  const download = useDownload(
    { kind: 'students', filters: { batch_id, division_id, is_active, sort } },
    list.search,
    downloadButton,
  )

  return (
    <PeopleList
      title="Students"
      noun="student"
      path={paths.admin.students}
      list={list}
      result={students}
      filters={
        <>
          <DivisionFilters list={list} />
          <StateFilter value={list.filter('is_active')} onChange={list.setState} />
        </>
      }
      tools={mayDownload && <DownloadStatus download={download} />}
      actions={
        <ListActions
          kind="students"
          print={`${paths.admin.print}?batch_id=${list.filter('batch_id')}&division_id=${list.filter('division_id')}`}
          download={mayDownload ? download : undefined}
          downloadRef={downloadButton}
        />
      }
      add={{ label: 'ADD Student', href: paths.forms.students.add }}
      columns={columns}
      deletion={deletion}
      selection={bulk.selection}
      note={bulk.refused}
      details={
        <>
          <StudentDetailsDialog list={list} page={students.currentData} onDelete={deletion.ask} />
          {bulk.dialogs}
        </>
      }
      question="Are you sure you want to delete this student?"
    />
  )
}
