import { recordKinds } from '#contract/kinds.ts'
import type { Paged } from '#contract/paging.ts'
import { TrashEntry, type TrashQuery } from '#contract/trash.ts'
import { api } from '#api/api.ts'
import { readPaged } from '#api/unwrap.ts'
import { deleting, restoring, staleAfter, staleAfterDelete } from '#api/writes.ts'

/** Identifies a record of any kind. */
export type RecordKey = Pick<TrashEntry, 'kind' | 'id'>

const pathOf = ({ kind, id }: RecordKey) => `${recordKinds[kind].path}/${id}`

const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<Paged<TrashEntry>, Partial<TrashQuery>>({
      query: (params) => ({ url: '/trash', params }),
      transformResponse: (response) => readPaged(TrashEntry, response),
      providesTags: staleAfter('Trash'),
      // Every delete makes it stale, so it is refetched each time it is opened.
      keepUnusedDataFor: 0,
    }),

    removeRecord: build.mutation<void, RecordKey>({
      query: (record) => deleting(pathOf(record)),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error, { kind, id }) => staleAfterDelete(recordKinds[kind].name, error, id),
    }),

    restoreRecord: build.mutation<void, RecordKey>({
      query: (record) => restoring(pathOf(record)),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error, { kind, id }) => [
        ...staleAfterDelete('Trash', error, id),
        ...(error ? [] : staleAfter(recordKinds[kind].name, id)),
      ],
    }),

    eraseRecord: build.mutation<void, RecordKey>({
      query: ({ kind, id }) => deleting(`/trash/${kind}/${id}`),
      transformResponse: () => undefined,
      // The audit trail loses its name and fields, too.
      invalidatesTags: (_result, error, { id }) => [
        ...staleAfterDelete('Trash', error, id),
        ...staleAfterDelete('Audit', error, id),
      ],
    }),
  }),
})

export const {
  useListTrashQuery,
  useRemoveRecordMutation,
  useRestoreRecordMutation,
  useEraseRecordMutation,
} = trashApi
