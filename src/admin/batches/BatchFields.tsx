import type { FormValues } from '#admin/shared/form/draft.ts'
import type { Lookup } from '#admin/shared/form/lookups.ts'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'

interface BatchFieldsProps {
  values: FormValues
  courses: Lookup
}

/** The fields of a batch, the same on add and edit. @spec 342-345 */
export function BatchFields({ values, courses }: BatchFieldsProps) {
  return (
    <FormGroup title="Batch">
      {/* The specified error for an empty name says "description", so the hint says what to enter (reading Q40). */}
      <TextField
        name="M02_Name"
        label="Batch Name"
        description="Enter the batch name"
        defaultValue={values.M02_Name}
        isRequired
      />
      <LookupSelect
        name="M02_M01_CourseId"
        label="Course"
        emptyLabel="Select Course"
        lookup={courses}
        defaultValue={values.M02_M01_CourseId}
        isRequired
      />
    </FormGroup>
  )
}
