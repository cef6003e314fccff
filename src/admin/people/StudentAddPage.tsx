import { useNavigate } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useReturnAddress, type Marked } from '#admin/shared/returnAddress.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useAddStudentMutation } from '#api/students.ts'
import { paths } from '#app/paths.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { StudentBody, type Student } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personSecrets } from './personValues.ts'
import { allTexts, failureAfter } from './saveFailure.ts'
import { StudentFields } from './StudentFields.tsx'
import { emptyStudent, studentKept, studentLabels, studentName } from './studentValues.ts'

/** 'Student Creation' (statements 133 to 137). */
export function StudentAddPage() {
  const [addStudent] = useAddStudentMutation()
  const showPassword = useShowPassword()
  const notices = useNotices()
  const goTo = useNavigate()
  const back = { label: 'Back to students', href: useReturnAddress(paths.admin.students) }

  async function save(body: StudentBody, { submitKey }: SaveContext) {
    const student = await addStudent({ body, submitKey }).unwrap()
    showPassword({ name: student.M05_UserName, code: student.M05_UserCode, password: body.M05_Password })
    return student
  }

  function saved(student: Student, isAnother: boolean) {
    notices.show({ tone: 'success', text: `${studentName(student)} has been added.` })
    const state: Marked = { marked: student.M05_UserId }
    // The newest student heads the list, whatever was searched before.
    if (!isAnother) void goTo(paths.admin.students, { state })
  }

  /** Under the fields; what is no 422 is said aloud as well (statements 424, 425). */
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
        initial={emptyStudent}
        secrets={personSecrets}
        keptForNext={studentKept}
        fieldLabels={studentLabels}
        save={save}
        onSaved={saved}
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
