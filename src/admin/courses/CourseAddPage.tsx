import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useAddCourseMutation, useReplaceCourseMutation } from '#api/courses.ts'
import { paths } from '#contract/paths.ts'
import { Course, CourseBody } from '#contract/courses.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { CourseFields, courseLabels, valuesOfCourse, courseIdentity } from './CourseFields.tsx'

const empty = { M01_Title: '', M01_Description: '' }

/** 'Course Creation'. @spec 218-223 */
export function CourseAddPage() {
  const [addCourse] = useAddCourseMutation()
  const [replaceCourse] = useReplaceCourseMutation()
  const notices = useNotices()
  const { back, added } = useRecordForm(courseIdentity)

  /** The first message of each field, its prefix stripped, and the server's message as an alert. @spec 451-453 */
  function readRefusal(errors: FieldErrors, message: string | undefined): FieldErrors {
    if (message !== undefined) notices.show({ tone: 'error', text: message })
    return Object.fromEntries(
      Object.entries(errors).map(([field, texts]) => [field, texts.slice(0, 1).map(withoutPrefix)]),
    )
  }

  return (
    <FormPage title="Course Creation" back={back}>
      <ContractForm
        id="course"
        label="Course Creation"
        schema={CourseBody}
        record={Course}
        valuesOf={valuesOfCourse}
        initial={empty}
        fieldLabels={courseLabels}
        save={(body, { submitKey }) => addCourse({ body, submitKey }).unwrap()}
        amend={({ M01_CourseId: id }, body, etag) => replaceCourse({ id, body, etag }).unwrap()}
        editHref={({ M01_CourseId }) => paths.admin.courseEdit(M01_CourseId)}
        onSaved={added}
        failure="The course could not be saved. Please try again."
        readRefusal={readRefusal}
        submitLabel="Submit"
        anotherLabel="Submit and add another"
        cancelHref={back.href}
      >
        {(values) => <CourseFields values={values} />}
      </ContractForm>
    </FormPage>
  )
}

const withoutPrefix = (text: string) => text.replace(/\bM\d\d_/g, '')
