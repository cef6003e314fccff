import * as z from 'zod/mini'
import { Role, type RoleBody } from '#contract/roles.ts'
import { api } from './api.ts'
import { readRecord, type Tagged } from './unwrap.ts'
import {
  deleting,
  posting,
  putting,
  restoring,
  staleAfter,
  staleAfterDelete,
  type Adding,
  type Replacing,
} from './writes.ts'

const roleApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<Role[], void>({
      query: () => '/new_role',
      transformResponse: (answer) => readRecord(z.array(Role), answer),
      providesTags: staleAfter('Role'),
    }),

    getRole: build.query<Tagged<Role>, number>({
      query: (id) => `/new_role/${id}`,
      transformResponse: (answer, meta, id) => ({ record: readRole(answer, id), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Role', id }],
    }),

    addRole: build.mutation<Role, Adding<RoleBody>>({
      query: ({ body, submitKey }) => posting('/new_role', body, submitKey),
      transformResponse: (answer) => readRecord(Role, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Role')),
    }),

    replaceRole: build.mutation<Role, Replacing<RoleBody>>({
      query: ({ id, body, etag }) => putting(`/new_role/${id}`, body, etag),
      transformResponse: (answer) => readRecord(Role, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Role', id)),
    }),

    removeRole: build.mutation<void, number>({
      query: (id) => deleting(`/new_role/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Role', error, id),
    }),

    restoreRole: build.mutation<Role, number>({
      query: (id) => restoring(`/new_role/${id}`),
      transformResponse: (answer) => readRecord(Role, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Role', id)),
    }),
  }),
})

/** A back end may answer nothing but the name (statement 382). */
function readRole(answer: unknown, id: number): Role {
  return { M04_RoleId: id, M04_RoleName: readRecord(z.object({ name: z.string() }), answer).name }
}

export const {
  useListRolesQuery,
  useGetRoleQuery,
  useAddRoleMutation,
  useReplaceRoleMutation,
  useRemoveRoleMutation,
  useRestoreRoleMutation,
} = roleApi
