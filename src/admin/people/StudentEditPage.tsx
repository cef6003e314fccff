import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useGetStudentQuery, useReplaceStudentMutation } from '#api/students.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Student, StudentUpdate } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personSecrets } from './personValues.ts'
import { allTexts, failureAfter } from './saveFailure.ts'
import { StudentFields } from './StudentFields.tsx'
import { studentLabels, studentValueText, valuesOfStudent, studentIdentity } from './studentValues.ts'

const FAILURE = 'Error Updating student'

/** 'Edit Student'. @spec 138, 289, 375 */
export function StudentEditPage() {
  const id = Number(useParams().id)
  const loaded = useGetStudentQuery(id)
  const [replaceStudent] = useReplaceStudentMutation()
  const showPassword = useShowPassword()
  const notices = useNotices()
  const { back, saved } = useRecordForm(studentIdentity)

  async function save(body: StudentUpdate, { etag }: SaveContext) {
    const student = await replaceStudent({ id, body, etag }).unwrap()
    const { M05_Password: password } = body
    const isNew = password !== undefined && password !== loaded.currentData?.record.M05_Password
    if (isNew) showPassword({ name: student.M05_UserName, code: student.M05_UserCode, password })
    return student
  }

  /** Under the fields, and said aloud. @spec 427 */
  function readRefusal(errors: FieldErrors) {
    notices.show({ tone: 'error', text: `${FAILURE}: ${allTexts(errors)}` })
    return errors
  }

  return (
    <FormPage title="Edit Student" back={back}>
      <Loaded result={loaded} failure="Failed to load student details" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="student"
            label="Edit Student"
            schema={StudentUpdate}
            record={Student}
            valuesOf={valuesOfStudent}
            initial={valuesOfStudent(record)}
            etag={etag}
            secrets={personSecrets}
            fieldLabels={studentLabels}
            valueText={studentValueText}
            save={save}
            onSaved={saved}
            failure={failureAfter(FAILURE)}
            readRefusal={readRefusal}
            submitLabel="Update"
            cancelHref={back.href}
          >
            {(values) => <StudentFields values={values} isEdit />}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}
