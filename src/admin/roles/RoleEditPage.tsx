import { EditPage } from '#admin/shared/form/EditPage.tsx'
import { useRecordId } from '#admin/shared/form/useRecordForm.ts'
import { useGetRoleQuery, useReplaceRoleMutation } from '#api/endpoints/roles.ts'
import { RoleBody } from '#contract/roles.ts'
import { isFixedRole } from '#contract/isFixedRole.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { roleIdentity } from './roleValues.ts'

/** 'Edit Role'. @spec 235-238 */
export function RoleEditPage() {
  const role = useGetRoleQuery(useRecordId())
  const [replaceRole] = useReplaceRoleMutation()
  return (
    <EditPage
      title="Edit Role"
      identity={roleIdentity}
      result={role}
      loadFailure="The role could not be loaded"
      schema={RoleBody}
      fieldLabels={{ name: 'TITLE' }}
      replace={(change) => replaceRole(change).unwrap()}
      submitLabel="UPDATE"
    >
      {(values, record) => (
        <FormGroup title="Role">
          <FormRow>
            <TextField
              name="name"
              label="TITLE"
              description={
                isFixedRole(record)
                  ? 'New users receive this role by its name, so the name cannot be changed.'
                  : undefined
              }
              defaultValue={values.name}
              isRequired
            />
          </FormRow>
        </FormGroup>
      )}
    </EditPage>
  )
}
