import { lateDetails } from '#admin/shared/details/lateDetails.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { BatchFilter } from '#admin/shared/list/FilterSelect.tsx'
import { ListActions } from '#admin/shared/list/ListActions.tsx'
import { phoneText } from '#admin/shared/formats.ts'
import { Phone } from '#admin/shared/Phone.tsx'
import { bulkTeachers } from '#admin/people/bulkPeople.ts'
import { useBulkRows } from '#admin/shared/bulk/useBulkRows.tsx'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import { useLazyListTeachersQuery, useListTeachersQuery } from '#api/endpoints/teachers.ts'
import { paths } from '#contract/paths.ts'
import { TeacherQuery, type Teacher } from '#contract/users.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { PeopleList } from '#admin/people/PeopleList.tsx'
import { StateFilter } from '#admin/people/StateFilter.tsx'
import { usePeopleList } from '#admin/people/usePeopleList.ts'
import { teacherRow } from './teacherRow.ts'

const TeacherDetailsDialog = lateDetails(
  async () => (await import('./TeacherDetailsDialog.tsx')).TeacherDetailsDialog,
)

/** Debounce of search and filters, in ms. @spec 292, 296 */
const PAUSE = 1000

const columns: Column<Teacher>[] = [
  { id: 'subject', header: 'Specialization', cell: (teacher) => teacher.M06_Specialization },
  { id: 'batch', header: 'Batch', cell: ({ batch }) => batch?.M02_Name ?? 'N/A' },
  {
    id: 'mobile',
    header: 'Mobile',
    variant: 'numeric',
    width: 'lg',
    searchTexts: (teacher) => [phoneText(teacher.M05_MobileNumber)],
    cell: (teacher) => <Phone number={teacher.M05_MobileNumber} />,
  },
  {
    id: 'email',
    header: 'Email',
    variant: 'muted',
    width: 'lg',
    card: 'hidden',
    cell: (teacher) => teacher.M05_Email,
  },
]

/** The teachers. @spec 92, 139-145, 308, 406, 431 */
export function TeacherListPage() {
  const list = usePeopleList('teachers', TeacherQuery, PAUSE)
  const teachers = useListTeachersQuery(list.query)
  const [listAll] = useLazyListTeachersQuery()
  const bulk = useBulkRows({
    of: bulkTeachers,
    people: bulkTeachers,
    list,
    result: teachers,
    fetchAll: async () => (await listAll({ ...list.query, page: undefined }).unwrap()).data,
  })
  const deletion = useRecordDeletion(teacherRow, {
    describe: (error) => failureText(error, 'Something went wrong'),
    onGone() {
      if (list.detailsId !== undefined) list.closeDetails()
    },
    rows: teachers.currentData?.data,
  })

  return (
    <PeopleList
      title="Teachers"
      noun="teacher"
      path={paths.admin.teachers}
      list={list}
      result={teachers}
      filters={
        <>
          <BatchFilter value={list.filter('batch_id')} onChange={(id) => list.setFilters({ batch_id: id })} />
          <StateFilter value={list.filter('is_active')} onChange={list.setState} />
        </>
      }
      actions={<ListActions kind="teachers" />}
      add={{ label: 'ADD TEACHER', href: paths.forms.teachers.add }}
      columns={columns}
      deletion={deletion}
      selection={bulk.selection}
      note={bulk.refused}
      details={
        <>
          <TeacherDetailsDialog list={list} page={teachers.currentData} onDelete={deletion.ask} />
          {bulk.dialogs}
        </>
      }
      identity={teacherRow}
      question="Are you sure you want to delete this Teacher?"
    />
  )
}
