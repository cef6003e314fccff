import type { RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import { Role, type RoleBody } from '#contract/roles.ts'

export const roleIdentity: RecordIdentity<Role> = {
  kind: 'roles',
  record: Role,
  idOf: (role) => role.M04_RoleId,
  titleOf: (role) => role.M04_RoleName,
  valuesOf: (role): Record<keyof RoleBody, string> => ({ name: role.M04_RoleName }),
}
