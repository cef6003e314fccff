import { Division, type DivisionBody, type DivisionQuery } from '#contract/divisions.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'
import {
  deleting,
  multipart,
  posting,
  putting,
  restoring,
  staleAfter,
  staleAfterDelete,
  type Adding,
  type Replacing,
} from './writes.ts'

const divisionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDivisions: build.query<Paged<Division>, Partial<DivisionQuery>>({
      query: (params) => ({ url: '/division', params }),
      transformResponse: (answer) => readPaged(Division, answer),
      providesTags: staleAfter('Division'),
    }),

    /** All divisions of a batch (statement 387). */
    divisionsOfBatch: build.query<Division[], number>({
      query: (batchId) => ({ url: '/division', params: { batch_id: batchId } }),
      transformResponse: (answer) => readPaged(Division, answer).data,
      providesTags: staleAfter('Division'),
    }),

    getDivision: build.query<Tagged<Division>, number>({
      query: (id) => `/division/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Division, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Division', id }],
    }),

    addDivision: build.mutation<Division, Adding<DivisionBody>>({
      query: ({ body, submitKey }) => posting('/division', multipart(body), submitKey),
      transformResponse: (answer) => readRecord(Division, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Division')),
    }),

    replaceDivision: build.mutation<Division, Replacing<DivisionBody>>({
      query: ({ id, body, etag }) => putting(`/division/${id}`, body, etag),
      transformResponse: (answer) => readRecord(Division, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Division', id)),
    }),

    removeDivision: build.mutation<void, number>({
      query: (id) => deleting(`/division/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Division', error, id),
    }),

    restoreDivision: build.mutation<Division, number>({
      query: (id) => restoring(`/division/${id}`),
      transformResponse: (answer) => readRecord(Division, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Division', id)),
    }),
  }),
})

export const {
  useListDivisionsQuery,
  useDivisionsOfBatchQuery,
  useGetDivisionQuery,
  useAddDivisionMutation,
  useReplaceDivisionMutation,
  useRemoveDivisionMutation,
  useRestoreDivisionMutation,
} = divisionApi
