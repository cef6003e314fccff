import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import {
  useAddStudentMutation,
  useListStudentsQuery,
  useReplaceStudentMutation,
} from '#api/endpoints/students.ts'
import type { Adding, Replacing } from '#api/writes.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { StudentBody } from '#contract/userForms.ts'
import { personValueText } from '#admin/people/personValueText.tsx'
import { NewPasswordsButton } from '#admin/people/NewPassword.tsx'
import { useShowPassword } from '#admin/people/useShowPassword.ts'
import { makePassword, codeAfter, personSecrets, proposeCode } from '#admin/people/personValues.ts'
import { failureAfter } from '#admin/shared/failureText.ts'
import { allTexts } from '#admin/people/saveFailure.ts'
import { StudentFields } from './StudentFields.tsx'
import { emptyStudent, studentDoubts, studentIdentity, studentKept, studentLabels } from './studentValues.ts'

/** How many of the newest students are asked for the highest user code. */
const NEWEST = 30

/** 'Student Creation'. @spec 133-137 */
export function StudentAddPage() {
  const [addStudent] = useAddStudentMutation()
  const [replaceStudent] = useReplaceStudentMutation()
  const batches = useBatches()
  const newest = useListStudentsQuery({ page: 1, per_page: NEWEST })
  const code = codeAfter(newest.currentData?.data.map((student) => student.M05_UserCode) ?? [])
  const showPassword = useShowPassword()
  const notices = useNotices()

  const add = async (adding: Adding<StudentBody>) =>
    showPassword(await addStudent(adding).unwrap(), adding.body.M05_Password)

  const replace = async (change: Replacing<StudentBody>) =>
    showPassword(await replaceStudent(change).unwrap(), change.body.M05_Password)

  /** Shows the messages under the fields, and statuses other than 422 as a notice as well. @spec 424, 425 */
  function readRefusal(errors: FieldErrors, _message: string | undefined, status: number) {
    if (status !== 422) notices.show({ tone: 'error', text: allTexts(errors) })
    return errors
  }

  return (
    <AddPage
      title="Student Creation"
      identity={studentIdentity}
      schema={StudentBody}
      initial={emptyStudent}
      secrets={personSecrets}
      keptForNext={studentKept}
      proposeNext={proposeCode}
      makeMissing={makePassword}
      barStart={<NewPasswordsButton />}
      fieldLabels={studentLabels}
      valueText={personValueText}
      doubtsOf={studentDoubts}
      add={add}
      replace={replace}
      failure={failureAfter('Error adding form')}
      readRefusal={readRefusal}
    >
      {(values) => <StudentFields values={values} batches={batches} nextCode={code} />}
    </AddPage>
  )
}
