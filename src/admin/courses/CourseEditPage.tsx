import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useGetCourseQuery, useReplaceCourseMutation } from '#api/courses.ts'
import { Course, CourseBody } from '#contract/courses.ts'
import { CourseFields, courseLabels, valuesOfCourse, courseIdentity } from './CourseFields.tsx'

/** 'Edit Course'. @spec 224-226 */
export function CourseEditPage() {
  const id = Number(useParams().id)
  const course = useGetCourseQuery(id)
  const [replaceCourse] = useReplaceCourseMutation()
  const { back, saved } = useRecordForm(courseIdentity)

  return (
    <FormPage title="Edit Course" back={back}>
      <Loaded result={course} failure="Failed to load course details" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="course"
            label="Edit Course"
            schema={CourseBody}
            record={Course}
            valuesOf={valuesOfCourse}
            initial={valuesOfCourse(record)}
            etag={etag}
            fieldLabels={courseLabels}
            save={(body, { etag: seen }) => replaceCourse({ id, body, etag: seen }).unwrap()}
            onSaved={saved}
            failure="The course could not be saved. Please try again."
            submitLabel="Update"
            cancelHref={back.href}
          >
            {(values) => <CourseFields values={values} />}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}
