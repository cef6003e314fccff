import { useNavigate, useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useReturnAddress, type Marked } from '#admin/shared/returnAddress.ts'
import { useGetCourseQuery, useReplaceCourseMutation } from '#api/courses.ts'
import { paths } from '#app/paths.ts'
import { Course, CourseBody } from '#contract/courses.ts'
import { CourseFields, courseLabels, valuesOfCourse } from './CourseFields.tsx'

/** 'Edit Course' (statements 224 to 226). */
export function CourseEditPage() {
  const id = Number(useParams().id)
  const course = useGetCourseQuery(id)
  const [replaceCourse] = useReplaceCourseMutation()
  const notices = useNotices()
  const goTo = useNavigate()
  const back = { label: 'Back to courses', href: useReturnAddress(paths.admin.courses) }

  function saved({ M01_Title, M01_CourseId }: Course) {
    notices.show({ tone: 'success', text: `Course "${M01_Title}" has been saved.` })
    const state: Marked = { marked: M01_CourseId }
    void goTo(back.href, { state })
  }

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
