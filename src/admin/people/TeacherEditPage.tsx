import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import type { SaveContext } from '#admin/shared/useContractForm.ts'
import { useGetTeacherQuery, useReplaceTeacherMutation } from '#api/teachers.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Teacher, TeacherUpdate } from '#contract/users.ts'
import { useShowPassword } from './NewPassword.tsx'
import { personSecrets } from './personValues.ts'
import { allTexts, failureAfter } from './saveFailure.ts'
import { TeacherFields } from './TeacherFields.tsx'
import { teacherLabels, teacherValueText, valuesOfTeacher, teacherIdentity } from './teacherValues.ts'
import { useTeacherRole } from './useTeacherRole.ts'

const TITLE = "Edit Teacher Detail's"
const FAILURE = 'Error Updating teacher'

/** "Edit Teacher Detail's". @spec 148, 338, 396 */
export function TeacherEditPage() {
  const id = Number(useParams().id)
  const teacher = useGetTeacherQuery(id)
  const [replaceTeacher] = useReplaceTeacherMutation()
  const role = useTeacherRole()
  const showPassword = useShowPassword()
  const notices = useNotices()
  const { back, saved } = useRecordForm(teacherIdentity)

  async function save(body: TeacherUpdate, { etag }: SaveContext) {
    const changed = await replaceTeacher({ id, body: { ...body, M05_M04_Role: role.ids }, etag }).unwrap()
    const { M05_Password: password } = body
    const isNew = password !== undefined && password !== teacher.currentData?.record.M05_Password
    if (isNew) showPassword({ name: changed.M05_UserName, code: changed.M05_UserCode, password })
    return changed
  }

  /** Under the fields, and said aloud. @spec 428 */
  function readRefusal(errors: FieldErrors) {
    notices.show({ tone: 'error', text: `${FAILURE}: ${allTexts(errors)}` })
    return errors
  }

  return (
    <FormPage title={TITLE} back={back}>
      <Loaded result={teacher} failure="Failed to load teacher details" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="teacher"
            label={TITLE}
            schema={TeacherUpdate}
            record={Teacher}
            valuesOf={valuesOfTeacher}
            initial={valuesOfTeacher(record)}
            etag={etag}
            secrets={personSecrets}
            fieldLabels={teacherLabels}
            valueText={teacherValueText}
            save={save}
            onSaved={saved}
            failure={failureAfter(FAILURE)}
            readRefusal={readRefusal}
            submitLabel="Update"
            cancelHref={back.href}
          >
            {(values) => <TeacherFields values={values} role={role.field} isEdit />}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}
