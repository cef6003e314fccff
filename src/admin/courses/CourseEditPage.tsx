import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetCourseQuery, useReplaceCourseMutation } from '#api/endpoints/courses.ts'
import { CourseBody } from '#contract/courses.ts'
import { CourseFields } from './CourseFields.tsx'
import { courseIdentity, courseLabels } from './courseValues.ts'

/** 'Edit Course'. @spec 224-226 */
export function CourseEditPage() {
  const course = useGetCourseQuery(useRecordId())
  const [replaceCourse] = useReplaceCourseMutation()
  return (
    <EditPage
      title="Edit Course"
      identity={courseIdentity}
      result={course}
      loadFailure="Failed to load course details"
      schema={CourseBody}
      fieldLabels={courseLabels}
      replace={(change) => replaceCourse(change).unwrap()}
      submitLabel="Update"
    >
      {(values) => <CourseFields values={values} />}
    </EditPage>
  )
}
