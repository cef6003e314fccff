import { useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useRecordForm } from '#admin/shared/useRecordForm.ts'
import { useGetRoleQuery, useReplaceRoleMutation } from '#api/roles.ts'
import { isFixedRole, Role, RoleBody } from '#contract/roles.ts'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { valuesOfRole, roleIdentity } from './roleValues.ts'

/** 'Edit Role'. @spec 235-238 */
export function RoleEditPage() {
  const id = Number(useParams().id)
  const role = useGetRoleQuery(id)
  const [replaceRole] = useReplaceRoleMutation()
  const { back, saved } = useRecordForm(roleIdentity)

  return (
    <FormPage title="Edit Role" back={back}>
      <Loaded result={role} failure="The role could not be loaded" back={back}>
        {({ record, etag }) => (
          <ContractForm
            id="role"
            label="Edit Role"
            schema={RoleBody}
            record={Role}
            valuesOf={valuesOfRole}
            initial={valuesOfRole(record)}
            etag={etag}
            fieldLabels={{ name: 'TITLE' }}
            save={(body, { etag: seen }) => replaceRole({ id, body, etag: seen }).unwrap()}
            onSaved={saved}
            failure="The role could not be saved. Please try again."
            submitLabel="UPDATE"
            cancelHref={back.href}
          >
            {(values) => (
              <FormGroup title="Role">
                <FormRow>
                  <TextField
                    name="name"
                    label="TITLE"
                    description={
                      isFixedRole(record) ? 'Users receive this role by its name, so it keeps it.' : undefined
                    }
                    defaultValue={values.name}
                    isRequired
                  />
                </FormRow>
              </FormGroup>
            )}
          </ContractForm>
        )}
      </Loaded>
    </FormPage>
  )
}
