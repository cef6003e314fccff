import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useAddTeacherMutation, useReplaceTeacherMutation } from '#api/teachers.ts'
import { paths } from '#contract/paths.ts'
import { Teacher, TeacherBody } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personKept, personSecrets } from './personValues.ts'
import { TeacherFields } from './TeacherFields.tsx'
import {
  emptyTeacher,
  teacherIdentity,
  teacherLabels,
  teacherValueText,
  valuesOfTeacher,
} from './teacherValues.ts'
import { useTeacherRole } from './useTeacherRole.ts'

/** 'Teacher Creation'. @spec 146, 147, 376, 377 */
export function TeacherAddPage() {
  const [addTeacher] = useAddTeacherMutation()
  const [replaceTeacher] = useReplaceTeacherMutation()
  const role = useTeacherRole()
  const showPassword = useShowPassword()
  const { back, added } = useRecordForm(teacherIdentity)

  function show(teacher: Teacher, { M05_Password: password }: TeacherBody) {
    showPassword({ name: teacher.M05_UserName, code: teacher.M05_UserCode, password })
    return teacher
  }

  const withRole = (body: TeacherBody) => ({ ...body, M05_M04_Role: role.ids })

  const save = async (body: TeacherBody, { submitKey }: SaveContext) =>
    show(await addTeacher({ body: withRole(body), submitKey }).unwrap(), body)

  const amend = async ({ M05_UserId: id }: Teacher, body: TeacherBody, etag?: string) =>
    show(await replaceTeacher({ id, body: withRole(body), etag }).unwrap(), body)

  return (
    <FormPage title="Teacher Creation" back={back}>
      <ContractForm
        id="teacher"
        label="Teacher Creation"
        schema={TeacherBody}
        record={Teacher}
        valuesOf={valuesOfTeacher}
        initial={emptyTeacher}
        secrets={personSecrets}
        keptForNext={personKept}
        fieldLabels={teacherLabels}
        valueText={teacherValueText}
        save={save}
        amend={amend}
        editHref={({ M05_UserId }) => paths.admin.teacherEdit(M05_UserId)}
        onSaved={added}
        failure="The teacher could not be saved. Please try again."
        submitLabel="Submit"
        anotherLabel="Submit and add another"
        cancelHref={back.href}
      >
        {(values) => <TeacherFields values={values} role={role.field} />}
      </ContractForm>
    </FormPage>
  )
}
