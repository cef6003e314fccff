import { lateDetails } from '#admin/shared/details/lateDetails.tsx'
import { ConfirmDelete } from '#admin/shared/deletion/ConfirmDelete.tsx'
import { actionsColumn } from '#admin/shared/list/columns.tsx'
import { detailsAction } from '#admin/shared/details/detailsAction.ts'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/deletion/useRecordDeletion.ts'
import { useMayChange, type MayChange } from '#admin/shared/access/useMay.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { useListCoursesQuery } from '#api/endpoints/courses.ts'
import { paths } from '#contract/paths.ts'
import { CourseQuery, type Course } from '#contract/courses.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { langOf } from '#design-system/langOf.ts'
import { courseIdentity } from './courseValues.ts'

const CourseDetails = lateDetails(async () => (await import('./CourseDetails.tsx')).CourseDetails)

/** Debounce of the search, in ms. @spec 294 */
const PAUSE = 1000

/** Returns the columns. @spec 212-215 */
const columnsOf = (may: MayChange, onDelete: (course: Course) => void): Column<Course>[] => [
  {
    id: 'name',
    header: 'TITLE',
    label: 'Title',
    width: 'xl',
    isRowHeader: true,
    allowsSorting: true,
    cell: (course) => course.M01_Title,
  },
  {
    id: 'description',
    header: 'DESCRIPTION',
    label: 'Description',
    variant: 'muted',
    width: 'xl',
    cell: (course) => course.M01_Description,
  },
  ...actionsColumn({
    may,
    header: 'ACTIONS',
    identity: courseIdentity,
    onDelete,
  }),
]

/** The courses. @spec 210-217 */
export function CourseListPage() {
  const list = usePagedList(CourseQuery, PAUSE)
  const courses = useListCoursesQuery(list.query)

  const deletion = useRecordDeletion(courseIdentity, {
    describe: (error) => failureText(error, 'The course could not be deleted. Please try again.'),
    onGone() {
      if (list.detailsId !== undefined) list.closeDetails()
    },
    rows: courses.currentData?.data,
  })

  return (
    <>
      <ListPage
        title="Courses"
        noun="course"
        list={list}
        result={courses}
        add={{ label: 'ADD COURSE', href: paths.forms.courses.add }}
        columns={columnsOf(useMayChange('courses'), deletion.ask)}
        rowKey={courseIdentity.idOf}
        rowAction={detailsAction(list, paths.admin.courses, courseIdentity)}
        deletion={deletion}
      />
      <CourseDetails list={list} page={courses.currentData} onDelete={deletion.ask} />
      <ConfirmDelete
        deletion={deletion}
        identity={courseIdentity}
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
