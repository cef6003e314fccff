import { useRef } from 'react'
import { BatchFilter, DivisionFilter } from '#admin/shared/FilterSelect.tsx'
import { dayText, phoneText } from '#admin/shared/formats.ts'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { ownRow } from '#admin/shared/ownRow.ts'
import { useMarkedId, type FromList } from '#admin/shared/returnAddress.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useListStudentsQuery } from '#api/students.ts'
import { paths } from '#contract/paths.ts'
import { StudentQuery, type Student } from '#contract/users.ts'
import { Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { Row, RowLink } from '#design-system/DataTable/Row.tsx'
import { rowNumber } from '#design-system/DataTable/rows.ts'
import { langOf } from '#design-system/langOf.ts'
import { DownloadButton, DownloadStatus } from './DownloadButton.tsx'
import { ConfirmPersonDeletion } from './ConfirmPersonDeletion.tsx'
import { useStudentDeletion } from './useStudentDeletion.ts'
import { StudentDetailsDialog } from './StudentDetailsDialog.tsx'
import { useDownload } from './useDownload.ts'

/** Before a search or filter, in ms. @spec 291, 296 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell variant="number">#</HeadCell>
    <HeadCell>Name</HeadCell>
    <HeadCell>User code</HeadCell>
    <HeadCell>Batch</HeadCell>
    <HeadCell>Division</HeadCell>
    <HeadCell>Mobile</HeadCell>
    <HeadCell>Joined</HeadCell>
  </>
)

/** The students. @spec 88, 124-132 */
export function StudentListPage() {
  const list = usePagedList(StudentQuery, PAUSE)
  const students = useListStudentsQuery(list.query)
  const deletion = useStudentDeletion(() => {
    if (list.detailsId !== undefined) list.closeDetails()
  })
  const markedId = useMarkedId()
  const fromList: FromList = { from: list.address }
  const batchId = list.filter('batch_id')
  const divisionId = list.filter('division_id')
  const downloadButton = useRef<HTMLButtonElement>(null)
  const filters = { batch_id: Number(batchId) || undefined, division_id: Number(divisionId) || undefined }
  const download = useDownload({ ...filters, search: list.search }, downloadButton)

  return (
    <>
      <ListPage
        title="Students"
        list={list}
        result={students}
        searchLabel="Search students..."
        pauseMs={PAUSE}
        filters={
          <>
            <BatchFilter
              value={batchId}
              onChange={(id) => list.setFilters({ batch_id: id, division_id: '' })}
            />
            <DivisionFilter
              batchId={batchId}
              value={divisionId}
              onChange={(id) => list.setFilters({ division_id: id })}
            />
            <DownloadStatus download={download} />
          </>
        }
        actions={<DownloadButton ref={downloadButton} download={download} />}
        add={{ label: 'ADD Student', href: paths.admin.studentAdd }}
        empty={{ text: 'NO STUDENTS FOUND', hint: 'No students yet. Add the first one.', noun: 'student' }}
        head={head}
        columns={7}
        variant="people"
      >
        {(page) =>
          deletion.remaining(page.data).map((student, index) => (
            <Row
              key={student.M05_UserId}
              isMarked={student.M05_UserId === markedId}
              onAction={() => list.openDetails(student.M05_UserId)}
            >
              <NumberCell>{rowNumber({ page: page.current_page, perPage: page.per_page, index })}</NumberCell>
              <StudentCells
                student={student}
                href={`${paths.admin.students}${list.detailsAddress(student.M05_UserId)}`}
              />
            </Row>
          ))
        }
      </ListPage>
      <StudentDetailsDialog
        list={list}
        fromList={fromList}
        onDelete={(student) => deletion.ask(ownRow(students.currentData?.data, student, idOf))}
      />
      <ConfirmPersonDeletion question="Are you sure you want to delete this student?" deletion={deletion} />
    </>
  )
}

const idOf = ({ M05_UserId }: Student) => M05_UserId

interface StudentCellsProps {
  student: Student
  /** Opens the details. */
  href: string
}

function StudentCells({ student, href }: StudentCellsProps) {
  const { M05_UserName: name, batch, division } = student
  const batchName = batch?.M02_Name ?? 'N/A'
  const divisionName = division?.M11_Division_name ?? 'N/A'
  return (
    <>
      <Cell label="Name" variant="primary">
        <RowLink href={href} state={{ over: true }} {...langOf(name)}>
          {name}
        </RowLink>
      </Cell>
      <Cell label="User code" variant="muted">
        {student.M05_UserCode}
      </Cell>
      <Cell label="Batch">
        <span {...langOf(batchName)}>{batchName}</span>
      </Cell>
      <Cell label="Division">
        <span {...langOf(divisionName)}>{divisionName}</span>
      </Cell>
      <Cell label="Mobile" variant="numeric">
        {phoneText(student.M05_MobileNumber)}
      </Cell>
      <Cell label="Joined" variant="muted" isDeskOnly>
        {dayText(student.M05_JoiningDate)}
      </Cell>
    </>
  )
}
