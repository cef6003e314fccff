import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetStudentQuery, useReplaceStudentMutation } from '#api/endpoints/students.ts'
import type { Replacing } from '#api/writes.ts'
import { StudentUpdate } from '#contract/userForms.ts'
import { personValueText } from '#admin/people/personValueText.tsx'
import { useShowPassword } from '#admin/people/useShowPassword.ts'
import { personSecrets } from '#admin/people/personValues.ts'
import { failureAfter } from '#admin/shared/failureText.ts'
import { useSpokenRefusal } from '#admin/people/saveFailure.ts'
import { StudentFields } from './StudentFields.tsx'
import { studentDoubts, studentIdentity, studentLabels, studentLinked } from './studentValues.ts'

const FAILURE = 'Error Updating student'

/** 'Edit Student'. @spec 138, 289, 375 */
export function StudentEditPage() {
  const student = useGetStudentQuery(useRecordId())
  const [replaceStudent] = useReplaceStudentMutation()
  const batches = useBatches()
  const showPassword = useShowPassword()
  const readRefusal = useSpokenRefusal(FAILURE)

  async function replace(change: Replacing<StudentUpdate>) {
    const changed = await replaceStudent(change).unwrap()
    return showPassword(changed, change.body.M05_Password, student.currentData?.record.M05_Password)
  }

  return (
    <EditPage
      title="Edit Student"
      identity={studentIdentity}
      result={student}
      loadFailure="Failed to load student details"
      schema={StudentUpdate}
      secrets={personSecrets}
      fieldLabels={studentLabels}
      linked={studentLinked}
      valueText={personValueText}
      doubtsOf={studentDoubts}
      replace={replace}
      failure={failureAfter(FAILURE)}
      readRefusal={readRefusal}
      submitLabel="Update"
    >
      {(values) => <StudentFields values={values} batches={batches} isEdit />}
    </EditPage>
  )
}
