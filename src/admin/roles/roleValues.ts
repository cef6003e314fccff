import type { FormValues } from '#admin/shared/draft.ts'
import type { RecordIdentity } from '#admin/shared/recordIdentity.ts'
import type { Role } from '#contract/roles.ts'

export const roleIdentity: RecordIdentity<Role> = {
  kind: 'roles',
  idOf: (role) => role.M04_RoleId,
  titleOf: (role) => role.M04_RoleName,
}

/** A role as its form holds it. */
export const valuesOfRole = ({ M04_RoleName }: Role): FormValues => ({ name: M04_RoleName })
