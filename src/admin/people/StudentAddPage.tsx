import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useAddStudentMutation, useReplaceStudentMutation } from '#api/students.ts'
import { paths } from '#contract/paths.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Student, StudentBody } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personSecrets } from './personValues.ts'
import { allTexts, failureAfter } from './saveFailure.ts'
import { StudentFields } from './StudentFields.tsx'
import {
  emptyStudent,
  studentKept,
  studentIdentity,
  studentLabels,
  studentValueText,
  valuesOfStudent,
} from './studentValues.ts'

/** 'Student Creation'. @spec 133-137 */
export function StudentAddPage() {
  const [addStudent] = useAddStudentMutation()
  const [replaceStudent] = useReplaceStudentMutation()
  const showPassword = useShowPassword()
  const notices = useNotices()
  const { back, added } = useRecordForm(studentIdentity)

  function show(student: Student, { M05_Password: password }: StudentBody) {
    showPassword({ name: student.M05_UserName, code: student.M05_UserCode, password })
    return student
  }

  const save = async (body: StudentBody, { submitKey }: SaveContext) =>
    show(await addStudent({ body, submitKey }).unwrap(), body)

  const amend = async ({ M05_UserId: id }: Student, body: StudentBody, etag?: string) =>
    show(await replaceStudent({ id, body, etag }).unwrap(), body)

  /** Under the fields; what is no 422 is said aloud as well. @spec 424, 425 */
  function readRefusal(errors: FieldErrors, _message: string | undefined, status: number) {
    if (status !== 422) notices.show({ tone: 'error', text: allTexts(errors) })
    return errors
  }

  return (
    <FormPage title="Student Creation" back={back}>
      <ContractForm
        id="student"
        label="Student Creation"
        schema={StudentBody}
        record={Student}
        valuesOf={valuesOfStudent}
        initial={emptyStudent}
        secrets={personSecrets}
        keptForNext={studentKept}
        fieldLabels={studentLabels}
        valueText={studentValueText}
        save={save}
        amend={amend}
        editHref={({ M05_UserId }) => paths.admin.studentEdit(M05_UserId)}
        onSaved={added}
        failure={failureAfter('Error adding form')}
        readRefusal={readRefusal}
        submitLabel="Submit"
        anotherLabel="Submit and add another"
        cancelHref={back.href}
      >
        {(values) => <StudentFields values={values} />}
      </ContractForm>
    </FormPage>
  )
}
