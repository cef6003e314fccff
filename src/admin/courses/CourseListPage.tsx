import { ConfirmDelete } from '#admin/shared/ConfirmDelete.tsx'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { useListCoursesQuery } from '#api/courses.ts'
import { paths } from '#contract/paths.ts'
import { CourseQuery } from '#contract/courses.ts'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { langOf } from '#design-system/langOf.ts'
import { courseIdentity } from './CourseFields.tsx'
import { CourseRow } from './CourseRow.tsx'

/** Debounce of the search, in ms. @spec 294 */
const PAUSE = 1000

const head = (
  <>
    <HeadCell>TITLE</HeadCell>
    <HeadCell>DESCRIPTION</HeadCell>
    <HeadCell variant="actions">ACTIONS</HeadCell>
  </>
)

/** The courses. @spec 210-217 */
export function CourseListPage() {
  const list = usePagedList(CourseQuery, PAUSE)
  const courses = useListCoursesQuery(list.query)

  const deletion = useRecordDeletion(courseIdentity, {
    describe: (error) => failureText(error, 'The course could not be deleted. Please try again.'),
  })

  return (
    <>
      <ListPage
        title="Courses"
        noun="course"
        list={list}
        result={courses}
        add={{ label: 'ADD COURSE', href: paths.admin.courseAdd }}
        head={head}
        columns={4}
        deletion={deletion}
      >
        {(course, number) => (
          <CourseRow
            key={course.M01_CourseId}
            course={course}
            number={number}
            onDelete={() => deletion.ask(course)}
          />
        )}
      </ListPage>
      <ConfirmDelete
        deletion={deletion}
        confirmLabel="Yes, Delete"
        pendingLabel="Deleting..."
        cancelLabel="No, Cancel"
      >
        {({ M01_Title: title }) => (
          <>
            Are you sure you want to delete the course <b {...langOf(title)}>{title}</b>?
          </>
        )}
      </ConfirmDelete>
    </>
  )
}
