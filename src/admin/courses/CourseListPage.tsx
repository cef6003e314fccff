import { ListPage } from '#admin/shared/ListPage.tsx'
import { useMarkedId, type FromList } from '#admin/shared/returnAddress.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { useListCoursesQuery } from '#api/courses.ts'
import { paths } from '#contract/paths.ts'
import { CourseQuery } from '#contract/courses.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { ConfirmDeletion } from '#design-system/ConfirmDeletion/ConfirmDeletion.tsx'
import { ActionsCell, Cell, NumberCell } from '#design-system/DataTable/Cell.tsx'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { rowNumber } from '#design-system/DataTable/rows.ts'
import { langOf } from '#design-system/langOf.ts'
import { courseIdentity } from './CourseFields.tsx'

/** Before a search, in ms. @spec 294 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell variant="number">#</HeadCell>
    <HeadCell>TITLE</HeadCell>
    <HeadCell>DESCRIPTION</HeadCell>
    <HeadCell variant="actions">ACTIONS</HeadCell>
  </>
)

/** The courses. @spec 210-217 */
export function CourseListPage() {
  const list = usePagedList(CourseQuery, PAUSE)
  const courses = useListCoursesQuery(list.query)
  const markedId = useMarkedId()
  const fromList: FromList = { from: list.address }

  const deletion = useRecordDeletion(courseIdentity, {
    describe: (error) => failureText(error, 'The course could not be deleted. Please try again.'),
  })

  const askedTitle = deletion.asked?.row.M01_Title ?? ''

  return (
    <>
      <ListPage
        title="Courses"
        list={list}
        result={courses}
        searchLabel="Search courses..."
        pauseMs={PAUSE}
        add={{ label: 'ADD COURSE', href: paths.admin.courseAdd }}
        empty={{
          text: 'NO COURSES FOUND',
          hint: 'No courses yet. Add the first one.',
          noun: 'course',
        }}
        head={head}
        columns={4}
      >
        {(page) =>
          deletion.remaining(page.data).map((course, index) => (
            <Row key={course.M01_CourseId} isMarked={course.M01_CourseId === markedId}>
              <NumberCell>{rowNumber({ page: page.current_page, perPage: page.per_page, index })}</NumberCell>
              <Cell label="Title" variant="primary">
                <span {...langOf(course.M01_Title)}>{course.M01_Title}</span>
              </Cell>
              <Cell label="Description" variant="muted">
                <span {...langOf(course.M01_Description)}>{course.M01_Description}</span>
              </Cell>
              <ActionsCell>
                <IconLink
                  icon="edit"
                  size="sm"
                  label="Edit"
                  about={course.M01_Title}
                  href={paths.admin.courseEdit(course.M01_CourseId)}
                  state={fromList}
                />
                <IconButton
                  icon="delete"
                  variant="danger"
                  size="sm"
                  label="Delete"
                  about={course.M01_Title}
                  onPress={() => deletion.ask(course)}
                />
              </ActionsCell>
            </Row>
          ))
        }
      </ListPage>
      <ConfirmDeletion
        isOpen={deletion.asked !== undefined}
        question={
          <>
            Are you sure you want to delete the course <b {...langOf(askedTitle)}>{askedTitle}</b>?
          </>
        }
        confirmLabel="Yes, Delete"
        busyLabel="Deleting..."
        cancelLabel="No, Cancel"
        isPending={deletion.asked?.isPending ?? false}
        error={deletion.asked?.error}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </>
  )
}
