import { foldText } from '#contract/foldText.ts'
import { isFixedRole, ROLE_TAKEN, type Role } from '#contract/roles.ts'
import { fixedNameText, neededRoleText } from '#server/store/refusals.ts'
import { FieldFault, InUse, type RoleStore, type Stored } from '#server/store/store.ts'
import { SLICE, slicesFrom } from './rowSlices.ts'
import type { Db, Engine } from './tables.ts'
import { discard, undiscard } from './trash.ts'
import { addOnce, refuseTaken, removeLocked, replaceLocked, restoreWhole } from './writes.ts'

const table = { name: 'roles', id: 'M04_RoleId' }
const refuseTakenName = refuseTaken('name', ROLE_TAKEN)

/** Roles in SQL, as {@link RoleStore} says. */
export function sqlRoles(db: Db, engine: Engine): RoleStore {
  return {
    all: () => db.selectFrom('roles').select(['M04_RoleId', 'M04_RoleName']).orderBy('M04_RoleId').execute(),

    slices() {
      const readFrom = (from: number) =>
        db
          .selectFrom('roles')
          .select(['M04_RoleId', 'M04_RoleName'])
          .where('M04_RoleId', '>=', from)
          .orderBy('M04_RoleId')
          .limit(SLICE)
          .execute()
      return slicesFrom(1, readFrom, ({ M04_RoleId }) => M04_RoleId + 1)
    },

    get: (id) => read(db, id),

    add: ({ name }, submit, by) =>
      addOnce(db, submit, { kind: 'roles', by, read }, async (transaction) => {
        const { M04_RoleId } = await transaction
          .insertInto('roles')
          .values(columns(name))
          .returning('M04_RoleId')
          .executeTakeFirstOrThrow()
          .catch(refuseTakenName)
        return M04_RoleId
      }),

    replace: (id, { name }, version, by) =>
      replaceLocked(
        db,
        engine,
        table,
        { kind: 'roles', by, id, version, read },
        async (transaction, current) => {
          const isRenamed = foldText(name) !== foldText(current.M04_RoleName)
          if (isFixedRole(current) && isRenamed) {
            throw new FieldFault('name', fixedNameText(current.M04_RoleName))
          }
          await transaction
            .updateTable('roles')
            .set((column) => ({ ...columns(name), version: column('version', '+', 1) }))
            .where('M04_RoleId', '=', id)
            .execute()
            .catch(refuseTakenName)
        },
      ),

    remove: (id, at, by) =>
      removeLocked(db, engine, table, { kind: 'roles', by, id, read }, async (transaction) => {
        const role = (await read(transaction, id))?.record
        if (role && isFixedRole(role)) throw new InUse(neededRoleText(role.M04_RoleName))
        const row = await transaction
          .deleteFrom('roles')
          .where('M04_RoleId', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (!row) return false
        await discard(transaction, 'roles', id, row, at)
        return true
      }),

    restore: (id, at, by) =>
      restoreWhole(db, { kind: 'roles', by, id, read }, async (transaction) => {
        const row = await undiscard(transaction, engine, 'roles', { id, at })
        if (!row) return false
        await transaction.insertInto('roles').values(row).execute().catch(refuseTakenName)
        return true
      }),
  }
}

async function read(db: Db, id: number): Promise<Stored<Role> | undefined> {
  const row = await db
    .selectFrom('roles')
    .select(['M04_RoleId', 'M04_RoleName', 'version'])
    .where('M04_RoleId', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, ...record } = row
  return { record, version }
}

const columns = (name: string) => ({ M04_RoleName: name, name_key: foldText(name) })
