import type { FormValues } from '#admin/shared/form/draft.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'

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
