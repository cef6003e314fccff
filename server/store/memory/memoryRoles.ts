import { foldText } from '#contract/foldText.ts'
import { isFixedRole, ROLE_TAKEN } from '#contract/roles.ts'
import { fixedNameText, neededRoleText } from '#server/store/refusals.ts'
import { FieldFault, InUse, type RoleStore } from '#server/store/store.ts'
import { slicesOf } from './lists.ts'
import { newestFirst, type Tables } from './tables.ts'
import {
  discard,
  discarded,
  insert,
  overwrite,
  putBack,
  refuseStale,
  refuseTaken,
  repeated,
} from './writes.ts'

/** Roles in memory. */
export function memoryRoles(tables: Tables): RoleStore {
  const { roles } = tables

  const refuseTakenName = (name: string, exceptId?: number) =>
    refuseTaken(roles, (role) => role.M04_RoleName, name, new FieldFault('name', ROLE_TAKEN), exceptId)

  return {
    async all() {
      return newestFirst(roles).toReversed()
    },

    slices: () => slicesOf(newestFirst(roles).toReversed()),

    async get(id) {
      return roles.rows.get(id)
    },

    async add({ name }, submit) {
      const done = repeated(tables, roles, submit, (role) => role)
      if (done) return done
      refuseTakenName(name)
      return insert(tables, roles, (id) => ({ M04_RoleId: id, M04_RoleName: name }), submit)
    },

    async replace(id, { name }, version) {
      const current = roles.rows.get(id)
      if (!current) return undefined
      refuseStale(current, version)
      const { M04_RoleName: oldName } = current.record
      const isRenamed = foldText(name) !== foldText(oldName)
      if (isFixedRole(current.record) && isRenamed) throw new FieldFault('name', fixedNameText(oldName))
      refuseTakenName(name, id)
      return overwrite(roles, id, current, { M04_RoleId: id, M04_RoleName: name })
    },

    async remove(id, at) {
      const role = roles.rows.get(id)?.record
      if (role && isFixedRole(role)) throw new InUse(neededRoleText(role.M04_RoleName))
      return discard(roles, id, at)
    },

    async restore(id, at) {
      const role = discarded(roles, id, at)
      if (!role) return undefined
      refuseTakenName(role.M04_RoleName)
      return putBack(roles, id)
    },
  }
}
