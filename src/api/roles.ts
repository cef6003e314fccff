import * as z from 'zod/mini'
import { Role, type RoleBody } from '#contract/roles.ts'
import { api } from './api.ts'
import { recordEndpoints } from './records.ts'
import { readRecord } from './unwrap.ts'
import { staleAfter } from './writes.ts'

const roleApi = api.injectEndpoints({
  endpoints(build) {
    const role = recordEndpoints(build, 'roles', {
      record: Role,
      toAdd: (body: RoleBody) => body,
      toChange: (body: RoleBody) => body,
      read: readRole,
    })
    return {
      listRoles: build.query<Role[], void>({
        query: () => '/new_role',
        transformResponse: (answer) => readRecord(z.array(Role), answer),
        providesTags: staleAfter('Role'),
      }),
      getRole: role.get,
      addRole: role.add,
      replaceRole: role.replace,
    }
  },
})

/** A back end may answer nothing but the name. @spec 382 */
function readRole(answer: unknown, id: number): Role {
  return { M04_RoleId: id, M04_RoleName: readRecord(z.object({ name: z.string() }), answer).name }
}

export const { useListRolesQuery, useGetRoleQuery, useAddRoleMutation, useReplaceRoleMutation } = roleApi
