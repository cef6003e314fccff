import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { useBatches } from '#admin/shared/form/lookups.ts'
import { useAddTeacherMutation, useReplaceTeacherMutation } from '#api/endpoints/teachers.ts'
import type { Adding, Replacing } from '#api/writes.ts'
import { TeacherBody } from '#contract/userForms.ts'
import { personValueText } from '#admin/people/personValueText.tsx'
import { NewPasswordsButton } from '#admin/people/NewPassword.tsx'
import { useShowPassword } from '#admin/people/useShowPassword.ts'
import { makePassword, personKept, personSecrets, proposeCode } from '#admin/people/personValues.ts'
import { TeacherFields } from './TeacherFields.tsx'
import { emptyTeacher, teacherDoubts, teacherIdentity, teacherLabels } from './teacherValues.ts'
import { useTeacherRole } from './useTeacherRole.ts'

/** 'Teacher Creation'. @spec 146, 147, 376, 377 */
export function TeacherAddPage() {
  const [addTeacher] = useAddTeacherMutation()
  const [replaceTeacher] = useReplaceTeacherMutation()
  const role = useTeacherRole()
  const batches = useBatches()
  const showPassword = useShowPassword()

  const add = async ({ body, submitKey }: Adding<TeacherBody>) =>
    showPassword(await addTeacher({ body: role.givenTo(body), submitKey }).unwrap(), body.M05_Password)

  const replace = async ({ body, ...change }: Replacing<TeacherBody>) =>
    showPassword(await replaceTeacher({ ...change, body: role.givenTo(body) }).unwrap(), body.M05_Password)

  return (
    <AddPage
      title="Teacher Creation"
      identity={teacherIdentity}
      schema={TeacherBody}
      initial={emptyTeacher}
      secrets={personSecrets}
      keptForNext={personKept}
      proposeNext={proposeCode}
      makeMissing={makePassword}
      barStart={<NewPasswordsButton />}
      fieldLabels={teacherLabels}
      valueText={personValueText}
      doubtsOf={teacherDoubts}
      add={add}
      replace={replace}
    >
      {(values) => <TeacherFields values={values} batches={batches} role={role.field} />}
    </AddPage>
  )
}
