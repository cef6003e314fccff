import { failureText } from '#admin/shared/failureText.ts'
import { BatchFilter } from '#admin/shared/FilterSelect.tsx'
import { phoneText } from '#admin/shared/formats.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { useListTeachersQuery } from '#api/teachers.ts'
import { paths } from '#contract/paths.ts'
import { TeacherQuery, type Teacher } from '#contract/users.ts'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { langOf } from '#design-system/langOf.ts'
import { PeopleList } from './PeopleList.tsx'
import { TeacherDetailsDialog } from './TeacherDetailsDialog.tsx'
import { teacherIdentity } from './teacherValues.ts'

/** Debounce of search and filters, in ms. @spec 292, 296 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell>Specialization</HeadCell>
    <HeadCell>Batch</HeadCell>
    <HeadCell>Mobile</HeadCell>
    <HeadCell>Email</HeadCell>
  </>
)

/** The teachers. @spec 92, 139-145, 308, 406, 431 */
export function TeacherListPage() {
  const list = usePagedList(TeacherQuery, PAUSE)
  const teachers = useListTeachersQuery(list.query)
  const deletion = useRecordDeletion(teacherIdentity, {
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
        <BatchFilter value={list.filter('batch_id')} onChange={(id) => list.setFilters({ batch_id: id })} />
      }
      add={{ label: 'ADD TEACHER', href: paths.admin.teacherAdd }}
      head={head}
      deletion={deletion}
      details={<TeacherDetailsDialog list={list} onDelete={deletion.ask} />}
      question="Are you sure you want to delete this Teacher?"
    >
      {(teacher) => <TeacherCells teacher={teacher} />}
    </PeopleList>
  )
}

function TeacherCells({ teacher }: { teacher: Teacher }) {
  const { M06_Specialization: subject, batch } = teacher
  const batchName = batch?.M02_Name ?? 'N/A'
  return (
    <>
      <Cell label="Specialization">
        <span {...langOf(subject)}>{subject}</span>
      </Cell>
      <Cell label="Batch">
        <span {...langOf(batchName)}>{batchName}</span>
      </Cell>
      <Cell label="Mobile" variant="numeric">
        {phoneText(teacher.M05_MobileNumber)}
      </Cell>
      <Cell label="Email" variant="muted" isDeskOnly>
        {teacher.M05_Email}
      </Cell>
    </>
  )
}
