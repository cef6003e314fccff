import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage } from '#admin/shared/FormPage.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useAddRoleMutation, useReplaceRoleMutation } from '#api/roles.ts'
import { paths } from '#contract/paths.ts'
import { Role, RoleBody } from '#contract/roles.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { valuesOfRole, roleIdentity } from './roleValues.ts'

/** 'Role Creation'. @spec 232-234, 365 */
export function RoleAddPage() {
  const [addRole] = useAddRoleMutation()
  const [replaceRole] = useReplaceRoleMutation()
  const { back, added } = useRecordForm(roleIdentity)

  return (
    <FormPage title="Role Creation" back={back}>
      <ContractForm
        id="role"
        label="Role Creation"
        schema={RoleBody}
        record={Role}
        valuesOf={valuesOfRole}
        initial={{ name: '' }}
        fieldLabels={{ name: 'Name' }}
        save={(body, { submitKey }) => addRole({ body, submitKey }).unwrap()}
        amend={({ M04_RoleId: id }, body, etag) => replaceRole({ id, body, etag }).unwrap()}
        editHref={({ M04_RoleId }) => paths.admin.roleEdit(M04_RoleId)}
        onSaved={added}
        failure="The role could not be saved. Please try again."
        submitLabel="Submit"
        anotherLabel="Submit and add another"
        cancelHref={back.href}
      >
        {(values) => (
          <FormGroup title="Role">
            <FormRow>
              <TextField name="name" label="Name" defaultValue={values.name} isRequired />
            </FormRow>
          </FormGroup>
        )}
      </ContractForm>
    </FormPage>
  )
}
