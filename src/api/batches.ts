import { Batch, type BatchBody, type BatchQuery } from '#contract/batches.ts'
import { IdsByName } from '#contract/ids.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'
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

const batchApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBatches: build.query<Paged<Batch>, Partial<BatchQuery>>({
      query: (params) => ({ url: '/batches', params }),
      transformResponse: (answer) => readPaged(Batch, answer),
      providesTags: staleAfter('Batch'),
    }),

    /** Every batch's id by its name (statement 385). */
    batchIds: build.query<IdsByName, void>({
      query: () => '/batch_ids',
      transformResponse: (answer) => readRecord(IdsByName, answer),
      providesTags: staleAfter('Batch'),
    }),

    getBatch: build.query<Tagged<Batch>, number>({
      query: (id) => `/batches/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Batch, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Batch', id }],
    }),

    addBatch: build.mutation<Batch, Adding<BatchBody>>({
      query: ({ body, submitKey }) => posting('/batches', body, submitKey),
      transformResponse: (answer) => readRecord(Batch, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Batch')),
    }),

    replaceBatch: build.mutation<Batch, Replacing<BatchBody>>({
      query: ({ id, body, etag }) => putting(`/batches/${id}`, body, etag),
      transformResponse: (answer) => readRecord(Batch, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Batch', id)),
    }),

    removeBatch: build.mutation<void, number>({
      query: (id) => deleting(`/batches/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Batch', error, id),
    }),

    restoreBatch: build.mutation<Batch, number>({
      query: (id) => restoring(`/batches/${id}`),
      transformResponse: (answer) => readRecord(Batch, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Batch', id)),
    }),
  }),
})

export const {
  useListBatchesQuery,
  useBatchIdsQuery,
  useGetBatchQuery,
  useAddBatchMutation,
  useReplaceBatchMutation,
  useRemoveBatchMutation,
  useRestoreBatchMutation,
} = batchApi
