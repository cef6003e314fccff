import { foldText } from '#contract/foldText.ts'
import { isFixedRole, ROLE_TAKEN, type RoleBody } from '#contract/roles.ts'
import { fixedNameText, neededRoleText } from '#server/store/refusals.ts'
import { FieldFault, InUse, type RoleStore } from '#server/store/store.ts'
import { slicesOf } from './listing.ts'
import { newestFirst, type Tables } from './tables.ts'
import { memoryRecords } from './records.ts'
import { refuseTaken } from './writes.ts'

/** Roles in memory. */
export function memoryRoles(tables: Tables): RoleStore {
  const { roles } = tables

  return {
    async all() {
      return newestFirst(roles).toReversed()
    },

    slices: () => slicesOf(newestFirst(roles).toReversed()),

    ...memoryRecords(tables, 'roles', roles, {
      view: (role) => role,
      rowOf: (id, { name }: RoleBody) => ({ M04_RoleId: id, M04_RoleName: name }),
      refuseFaults({ M04_RoleId, M04_RoleName: name }, current) {
        const isRenamed = current && foldText(name) !== foldText(current.M04_RoleName)
        if (isRenamed && isFixedRole(current)) {
          throw new FieldFault('name', fixedNameText(current.M04_RoleName))
        }
        const taken = { exceptId: M04_RoleId, fault: new FieldFault('name', ROLE_TAKEN) }
        refuseTaken(roles, (role) => role.M04_RoleName, name, taken)
      },
      refuseUsed(role) {
        if (isFixedRole(role)) throw new InUse(neededRoleText(role.M04_RoleName))
      },
    }),
  }
}
