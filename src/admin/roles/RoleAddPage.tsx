import { AddPage } from '#admin/shared/form/AddPage.tsx'
import { useAddRoleMutation, useReplaceRoleMutation } from '#api/endpoints/roles.ts'
import { RoleBody } from '#contract/roles.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { roleIdentity } from './roleValues.ts'

/** 'Role Creation'. @spec 232-234, 365 */
export function RoleAddPage() {
  const [addRole] = useAddRoleMutation()
  const [replaceRole] = useReplaceRoleMutation()
  return (
    <AddPage
      title="Role Creation"
      identity={roleIdentity}
      schema={RoleBody}
      initial={{ name: '' }}
      fieldLabels={{ name: 'Name' }}
      add={(adding) => addRole(adding).unwrap()}
      replace={(change) => replaceRole(change).unwrap()}
    >
      {(values) => (
        <FormGroup title="Role">
          <FormRow>
            <TextField name="name" label="Name" defaultValue={values.name} isRequired />
          </FormRow>
        </FormGroup>
      )}
    </AddPage>
  )
}
