import { recordKinds } from '#contract/kinds.ts'
import type { Paged } from '#contract/paging.ts'
import { TrashEntry, type TrashQuery } from '#contract/trash.ts'
import { api } from './api.ts'
import type { ApiError } from './apiError.ts'
import { readPaged } from './unwrap.ts'
import { deleting, restoring, staleAfter, staleAfterDelete } from './writes.ts'

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
      query: ({ kind, id }) => restoring(`${recordKinds[kind].path}/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error: ApiError | undefined, { kind, id }) => [
        ...staleAfterDelete('Trash', error, id),
        ...(error ? [] : staleAfter(recordKinds[kind].name, id)),
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
