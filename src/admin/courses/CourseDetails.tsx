import { Detail, Details } from '#admin/shared/details/Details.tsx'
import { DetailsDialog, type DetailsOverListProps } from '#admin/shared/details/DetailsDialog.tsx'
import { useGetCourseQuery } from '#api/endpoints/courses.ts'
import type { Course } from '#contract/courses.ts'
import { courseIdentity } from './courseValues.ts'

/** 'Course Details', over the list. */
export function CourseDetails(props: DetailsOverListProps<Course>) {
  const { detailsId: id } = props.list
  const course = useGetCourseQuery(id ?? 0, { skip: id === undefined })
  return (
    <DetailsDialog
      {...props}
      title="Course Details"
      identity={courseIdentity}
      result={course}
      failure="Error loading course details"
    >
      {(record) => (
        <Details>
          <Detail label="Title" isWide>
            {record.M01_Title}
          </Detail>
          <Detail label="Description" isWide>
            {record.M01_Description}
          </Detail>
        </Details>
      )}
    </DetailsDialog>
  )
}
