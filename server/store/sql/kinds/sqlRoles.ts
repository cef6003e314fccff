import { uniqueKey } from '#contract/text/foldText.ts'
import { isFixedRole } from '#contract/isFixedRole.ts'
import { ROLE_TAKEN, type Role, type RoleBody } from '#contract/roles.ts'
import { fixedNameText, neededRoleText } from '#server/store/refusals.ts'
import type { Stored } from '#server/store/stored.ts'
import { FieldProblem, InUse } from '#server/store/storeErrors.ts'
import type { RoleStore } from '#server/store/store.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { recordSets } from '#server/store/sql/writes/recordSets.ts'
import { SLICE, slicesFrom } from '#server/store/sql/lists/rowSlices.ts'
import { tableRows } from '#server/store/sql/writes/tableRows.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

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

    ...records(
      db,
      recordSets(engine, 'roles', {
        read,
        ...tableRows('roles', {
          columns: roleColumns,
          hasStoredCount: false,
          taken: { field: 'name', message: ROLE_TAKEN },
          problemsOf: async (_transaction, rows: readonly { row: Columns; current?: Role }[]) =>
            rows.map(({ row, current }) =>
              !current || !isFixedRole(current) || row.name_key === uniqueKey(current.M04_RoleName)
                ? undefined
                : new FieldProblem('name', fixedNameText(current.M04_RoleName)),
            ),
          async deleteProblemsOf(transaction, ids) {
            const roles = await read(transaction, ids)
            return ids.map((id) => {
              const role = roles.get(id)?.record
              return role && isFixedRole(role) ? new InUse(neededRoleText(role.M04_RoleName)) : undefined
            })
          },
        }),
      }),
    ),
  }
}

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Role>>> {
  const rows = await db
    .selectFrom('roles')
    .select(['M04_RoleId', 'M04_RoleName', 'version'])
    .where('M04_RoleId', 'in', ids)
    .execute()
  return new Map(rows.map(({ version, ...record }) => [record.M04_RoleId, { record, version }]))
}

type Columns = ReturnType<typeof roleColumns>

export const roleColumns = ({ name }: RoleBody) => ({ M04_RoleName: name, name_key: uniqueKey(name) })
