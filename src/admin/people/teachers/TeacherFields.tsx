import type { FormValues } from '#admin/shared/form/draft.ts'
import type { Lookup } from '#admin/shared/form/lookups.ts'
import { Switch } from '#design-system/Switch/Switch.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { PersonFields } from '#admin/people/PersonFields.tsx'
import { teacherLabels as labels } from './teacherValues.ts'
import type { TeacherRole } from './useTeacherRole.ts'

interface TeacherFieldsProps {
  values: FormValues
  batches: Lookup
  role: TeacherRole['field']
  isEdit?: boolean
}

/** The fields of a teacher, the same on add and edit. @spec 333-337 */
export function TeacherFields({ values, batches, role, isEdit }: TeacherFieldsProps) {
  return (
    <PersonFields
      values={values}
      batches={batches}
      isEdit={isEdit}
      role={role}
      besideBatch={
        <TextField
          name="M06_Specialization"
          label={labels.M06_Specialization}
          defaultValue={values.M06_Specialization}
          isRequired
        />
      }
      access={
        <>
          <Switch
            name="M05_AllowLogin"
            label={labels.M05_AllowLogin}
            defaultValue={values.M05_AllowLogin === '1'}
          />
          <Switch
            name="M05_IsActive"
            label={labels.M05_IsActive}
            defaultValue={values.M05_IsActive === '1'}
          />
        </>
      }
    />
  )
}
