import { BatchFilter } from '#admin/shared/FilterSelect.tsx'
import { phoneText } from '#admin/shared/formats.ts'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { ownRow } from '#admin/shared/ownRow.ts'
import { useMarkedId, type FromList } from '#admin/shared/returnAddress.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { useListTeachersQuery } from '#api/teachers.ts'
import { paths } from '#contract/paths.ts'
import { TeacherQuery, type Teacher } from '#contract/users.ts'
import { Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { Row, RowLink } from '#design-system/DataTable/Row.tsx'
import { rowNumber } from '#design-system/DataTable/rows.ts'
import { langOf } from '#design-system/langOf.ts'
import { ConfirmPersonDeletion } from './ConfirmPersonDeletion.tsx'
import { useTeacherDeletion } from './useTeacherDeletion.ts'
import { TeacherDetailsDialog } from './TeacherDetailsDialog.tsx'

/** Before a search or filter, in ms. @spec 292, 296 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell variant="number">#</HeadCell>
    <HeadCell>Name</HeadCell>
    <HeadCell>User code</HeadCell>
    <HeadCell>Specialization</HeadCell>
    <HeadCell>Batch</HeadCell>
    <HeadCell>Mobile</HeadCell>
    <HeadCell>Email</HeadCell>
  </>
)

/** The teachers. @spec 92, 139-145 */
export function TeacherListPage() {
  const list = usePagedList(TeacherQuery, PAUSE)
  const teachers = useListTeachersQuery(list.query)
  const deletion = useTeacherDeletion(() => {
    if (list.detailsId !== undefined) list.closeDetails()
  })
  const markedId = useMarkedId()
  const fromList: FromList = { from: list.address }

  return (
    <>
      <ListPage
        title="Teachers"
        list={list}
        result={teachers}
        searchLabel="Search teachers..."
        pauseMs={PAUSE}
        filters={
          <BatchFilter value={list.filter('batch_id')} onChange={(id) => list.setFilters({ batch_id: id })} />
        }
        add={{ label: 'ADD TEACHER', href: paths.admin.teacherAdd }}
        empty={{ text: 'NO TEACHERS FOUND', hint: 'No teachers yet. Add the first one.', noun: 'teacher' }}
        head={head}
        columns={7}
        variant="people"
      >
        {(page) =>
          deletion.remaining(page.data).map((teacher, index) => (
            <Row
              key={teacher.M05_UserId}
              isMarked={teacher.M05_UserId === markedId}
              onAction={() => list.openDetails(teacher.M05_UserId)}
            >
              <NumberCell>{rowNumber({ page: page.current_page, perPage: page.per_page, index })}</NumberCell>
              <TeacherCells
                teacher={teacher}
                href={`${paths.admin.teachers}${list.detailsAddress(teacher.M05_UserId)}`}
              />
            </Row>
          ))
        }
      </ListPage>
      <TeacherDetailsDialog
        list={list}
        fromList={fromList}
        onDelete={(teacher) => deletion.ask(ownRow(teachers.currentData?.data, teacher, idOf))}
      />
      <ConfirmPersonDeletion question="Are you sure you want to delete this Teacher?" deletion={deletion} />
    </>
  )
}

interface TeacherCellsProps {
  teacher: Teacher
  /** Opens the details. */
  href: string
}

function TeacherCells({ teacher, href }: TeacherCellsProps) {
  const { M05_UserName: name, M06_Specialization: subject, batch } = teacher
  const batchName = batch?.M02_Name ?? 'N/A'
  return (
    <>
      <Cell label="Name" variant="primary">
        <RowLink href={href} state={{ over: true }} {...langOf(name)}>
          {name}
        </RowLink>
      </Cell>
      <Cell label="User code" variant="muted">
        {teacher.M05_UserCode}
      </Cell>
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

const idOf = ({ M05_UserId }: Teacher) => M05_UserId
