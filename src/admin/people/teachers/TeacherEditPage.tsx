import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetTeacherQuery, useReplaceTeacherMutation } from '#api/endpoints/teachers.ts'
import type { Replacing } from '#api/writes.ts'
import { TeacherUpdate } from '#contract/userForms.ts'
import { personValueText } from '#admin/people/personValueText.tsx'
import { useShowPassword } from '#admin/people/useShowPassword.ts'
import { personSecrets } from '#admin/people/personValues.ts'
import { failureAfter } from '#admin/shared/failureText.ts'
import { useSpokenRefusal } from '#admin/people/saveFailure.ts'
import { TeacherFields } from './TeacherFields.tsx'
import { teacherDoubts, teacherIdentity, teacherLabels } from './teacherValues.ts'
import { useTeacherRole } from './useTeacherRole.ts'

const FAILURE = 'Error Updating teacher'

/** "Edit Teacher Detail's". @spec 148, 338, 396 */
export function TeacherEditPage() {
  const teacher = useGetTeacherQuery(useRecordId())
  const [replaceTeacher] = useReplaceTeacherMutation()
  const role = useTeacherRole()
  const batches = useBatches()
  const showPassword = useShowPassword()
  const readRefusal = useSpokenRefusal(FAILURE)

  async function replace({ body, ...change }: Replacing<TeacherUpdate>) {
    const changed = await replaceTeacher({ ...change, body: role.givenTo(body) }).unwrap()
    return showPassword(changed, body.M05_Password, teacher.currentData?.record.M05_Password)
  }

  return (
    <EditPage
      title="Edit Teacher Detail's"
      identity={teacherIdentity}
      result={teacher}
      loadFailure="Failed to load teacher details"
      schema={TeacherUpdate}
      secrets={personSecrets}
      fieldLabels={teacherLabels}
      valueText={personValueText}
      doubtsOf={teacherDoubts}
      replace={replace}
      failure={failureAfter(FAILURE)}
      readRefusal={readRefusal}
      submitLabel="Update"
    >
      {(values) => <TeacherFields values={values} batches={batches} role={role.field} isEdit />}
    </EditPage>
  )
}
