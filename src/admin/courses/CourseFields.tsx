import type { FormValues } from '#admin/shared/draft.ts'
import type { RecordIdentity } from '#admin/shared/recordIdentity.ts'
import { Course, type CourseBody } from '#contract/courses.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'

export const courseIdentity: RecordIdentity<Course> = {
  kind: 'courses',
  record: Course,
  idOf: (course) => course.M01_CourseId,
  titleOf: (course) => course.M01_Title,
  filterOf: (course) => ({ course_id: course.M01_CourseId }),
  valuesOf: ({ M01_Title, M01_Description }): Record<keyof CourseBody, string> => ({
    M01_Title,
    M01_Description,
  }),
}

/** Field labels. */
export const courseLabels: FormValues = { M01_Title: 'Title', M01_Description: 'Description' }

/** The fields of a course, the same on add and edit. @spec 219, 220 */
export function CourseFields({ values }: { values: FormValues }) {
  return (
    <FormGroup title="Course">
      <FormRow>
        <TextField
          name="M01_Title"
          label="Title"
          placeholder="Higher Secondary"
          defaultValue={values.M01_Title}
          isRequired
        />
      </FormRow>
      <FormRow>
        <TextArea
          name="M01_Description"
          label="Description"
          defaultValue={values.M01_Description}
          isRequired
        />
      </FormRow>
    </FormGroup>
  )
}
