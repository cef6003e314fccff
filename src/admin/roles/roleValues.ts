import type { RecordIdentity } from '#admin/shared/recordIdentity.ts'
import { Role } from '#contract/roles.ts'

export const roleIdentity: RecordIdentity<Role> = {
  kind: 'roles',
  record: Role,
  idOf: (role) => role.M04_RoleId,
  titleOf: (role) => role.M04_RoleName,
  valuesOf: (role) => ({ name: role.M04_RoleName }),
}
