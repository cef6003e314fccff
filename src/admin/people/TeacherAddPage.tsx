import { useNavigate } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useReturnAddress, type Marked } from '#admin/shared/returnAddress.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useAddTeacherMutation, useReplaceTeacherMutation } from '#api/teachers.ts'
import { paths } from '#app/paths.ts'
import { Teacher, TeacherBody } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personKept, personSecrets } from './personValues.ts'
import { TeacherFields } from './TeacherFields.tsx'
import {
  emptyTeacher,
  teacherLabels,
  teacherName,
  teacherValueText,
  valuesOfTeacher,
} from './teacherValues.ts'
import { useTeacherRole } from './useTeacherRole.ts'

/** 'Teacher Creation' (statements 146, 147, 376, 377). */
export function TeacherAddPage() {
  const [addTeacher] = useAddTeacherMutation()
  const [replaceTeacher] = useReplaceTeacherMutation()
  const role = useTeacherRole()
  const showPassword = useShowPassword()
  const notices = useNotices()
  const goTo = useNavigate()
  const back = { label: 'Back to teachers', href: useReturnAddress(paths.admin.teachers) }

  function show(teacher: Teacher, { M05_Password: password }: TeacherBody) {
    showPassword({ name: teacher.M05_UserName, code: teacher.M05_UserCode, password })
    return teacher
  }

  const withRole = (body: TeacherBody) => ({ ...body, M05_M04_Role: role.ids })

  const save = async (body: TeacherBody, { submitKey }: SaveContext) =>
    show(await addTeacher({ body: withRole(body), submitKey }).unwrap(), body)

  const amend = async ({ M05_UserId: id }: Teacher, body: TeacherBody, etag?: string) =>
    show(await replaceTeacher({ id, body: withRole(body), etag }).unwrap(), body)

  function saved(teacher: Teacher, isAnother: boolean) {
    notices.show({ tone: 'success', text: `${teacherName(teacher)} has been added.` })
    const state: Marked = { marked: teacher.M05_UserId }
    // The newest teacher heads the list, whatever was searched before.
    if (!isAnother) void goTo(paths.admin.teachers, { state })
  }

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
        onSaved={saved}
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
