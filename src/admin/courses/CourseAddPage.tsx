import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useAddCourseMutation, useReplaceCourseMutation } from '#api/endpoints/courses.ts'
import { CourseBody } from '#contract/courses.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { CourseFields } from './CourseFields.tsx'
import { courseIdentity, courseLabels } from './courseValues.ts'

const empty = { M01_Title: '', M01_Description: '' }

/** 'Course Creation'. @spec 218-223 */
export function CourseAddPage() {
  const [addCourse] = useAddCourseMutation()
  const [replaceCourse] = useReplaceCourseMutation()
  const notices = useNotices()

  /** Returns the first message of each field without its prefix, and shows the server's message as a notice. @spec 451-453 */
  function readRefusal(errors: FieldErrors, message: string | undefined): FieldErrors {
    if (message !== undefined) notices.show({ tone: 'error', text: message })
    return Object.fromEntries(
      Object.entries(errors).map(([field, texts]) => [field, texts.slice(0, 1).map(withoutPrefix)]),
    )
  }

  return (
    <AddPage
      title="Course Creation"
      identity={courseIdentity}
      schema={CourseBody}
      initial={empty}
      fieldLabels={courseLabels}
      add={(adding) => addCourse(adding).unwrap()}
      replace={(change) => replaceCourse(change).unwrap()}
      readRefusal={readRefusal}
    >
      {(values) => <CourseFields values={values} />}
    </AddPage>
  )
}

const withoutPrefix = (text: string) => text.replace(/\bM\d\d_/g, '')
