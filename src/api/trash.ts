import type { Kind } from '#contract/kinds.ts'
import type { Paged } from '#contract/paging.ts'
import { TrashEntry, type TrashQuery } from '#contract/trash.ts'
import { api } from './api.ts'
import type { ApiError } from './apiError.ts'
import { readPaged } from './unwrap.ts'
import { deleting, restoring, staleAfter, staleAfterDelete } from './writes.ts'

/** Where each kind of record is, and what its lists are tagged with. */
const places = {
  students: { path: '/students', tag: 'Student' },
  teachers: { path: '/teachers', tag: 'Teacher' },
  batches: { path: '/batches', tag: 'Batch' },
  courses: { path: '/courses', tag: 'Course' },
  divisions: { path: '/division', tag: 'Division' },
  classes: { path: '/classes', tag: 'Class' },
  roles: { path: '/new_role', tag: 'Role' },
} as const satisfies Record<Kind, object>

/** Names a deleted record. */
export type Deleted = Pick<TrashEntry, 'kind' | 'id'>

const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<Paged<TrashEntry>, Partial<TrashQuery>>({
      query: (params) => ({ url: '/trash', params }),
      transformResponse: (answer) => readPaged(TrashEntry, answer),
      providesTags: staleAfter('Trash'),
      // Every delete makes it stale: it is asked for whenever it is opened.
      keepUnusedDataFor: 0,
    }),

    restoreDeleted: build.mutation<void, Deleted>({
      query: ({ kind, id }) => restoring(`${places[kind].path}/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error: ApiError | undefined, { kind, id }) => [
        ...staleAfterDelete('Trash', error, id),
        ...(error ? [] : staleAfter(places[kind].tag, id)),
      ],
    }),

    eraseDeleted: build.mutation<void, Deleted>({
      query: ({ kind, id }) => deleting(`/trash/${kind}/${id}`),
      transformResponse: () => undefined,
      // The history forgets it, too.
      invalidatesTags: (_answer, error: ApiError | undefined, { id }) => [
        ...staleAfterDelete('Trash', error, id),
        ...staleAfterDelete('Audit', error, id),
      ],
    }),
  }),
})

export const { useListTrashQuery, useRestoreDeletedMutation, useEraseDeletedMutation } = trashApi
