import * as z from 'zod/mini'
import { Role, type RoleBody } from '#contract/roles.ts'
import { api } from '#api/api.ts'
import { recordEndpoints, type KeepAction } from '#api/records.ts'
import { readRecord } from '#api/unwrap.ts'
import { staleAfter } from '#api/writes.ts'

const roleApi = api.injectEndpoints({
  endpoints(build) {
    const role = recordEndpoints(build, 'roles', {
      record: Role,
      toAdd: (body: RoleBody) => body,
      toChange: (body: RoleBody) => body,
      read: readRole,
      keep: (id, value): KeepAction =>
        roleApi.util.upsertQueryEntries([{ endpointName: 'getRole', arg: id, value }]),
    })
    return {
      listRoles: build.query<Role[], void>({
        query: () => '/new_role',
        transformResponse: (response) => readRecord(z.array(Role), response),
        providesTags: staleAfter('Role'),
      }),
      getRole: role.get,
      addRole: role.add,
      replaceRole: role.replace,
    }
  },
})

/** The response may hold only the name. @spec 382 */
function readRole(response: unknown, id: number): Role {
  return { M04_RoleId: id, M04_RoleName: readRecord(z.object({ name: z.string() }), response).name }
}

export const { useListRolesQuery, useGetRoleQuery, useAddRoleMutation, useReplaceRoleMutation } = roleApi
