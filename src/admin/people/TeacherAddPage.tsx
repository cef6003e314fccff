import { useNavigate } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useReturnAddress, type Marked } from '#admin/shared/returnAddress.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useAddTeacherMutation } from '#api/teachers.ts'
import { paths } from '#app/paths.ts'
import { TeacherBody, type Teacher } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personKept, personSecrets } from './personValues.ts'
import { TeacherFields } from './TeacherFields.tsx'
import { emptyTeacher, teacherLabels, teacherName } from './teacherValues.ts'
import { useTeacherRole } from './useTeacherRole.ts'

/** 'Teacher Creation' (statements 146, 147, 376, 377). */
export function TeacherAddPage() {
  const [addTeacher] = useAddTeacherMutation()
  const role = useTeacherRole()
  const showPassword = useShowPassword()
  const notices = useNotices()
  const goTo = useNavigate()
  const back = { label: 'Back to teachers', href: useReturnAddress(paths.admin.teachers) }

  async function save(body: TeacherBody, { submitKey }: SaveContext) {
    const teacher = await addTeacher({ body: { ...body, M05_M04_Role: role.ids }, submitKey }).unwrap()
    showPassword({ name: teacher.M05_UserName, code: teacher.M05_UserCode, password: body.M05_Password })
    return teacher
  }

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
        initial={emptyTeacher}
        secrets={personSecrets}
        keptForNext={personKept}
        fieldLabels={teacherLabels}
        save={save}
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
