import { Class, type ClassBody, type ClassQuery, type ClassUpdate } from '#contract/classes.ts'
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

const classApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query<Paged<Class>, Partial<ClassQuery>>({
      query: (params) => ({ url: '/classes', params }),
      transformResponse: (answer) => readPaged(Class, answer),
      providesTags: staleAfter('Class'),
    }),

    getClass: build.query<Tagged<Class>, number>({
      query: (id) => `/classes/${id}`,
      transformResponse: (answer, meta) => ({ record: readRecord(Class, answer), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: 'Class', id }],
    }),

    addClass: build.mutation<Class, Adding<ClassBody>>({
      query: ({ body, submitKey }) => posting('/classes', multipart(body), submitKey),
      transformResponse: (answer) => readRecord(Class, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter('Class')),
    }),

    replaceClass: build.mutation<Class, Replacing<ClassUpdate>>({
      query: ({ id, body, etag }) => putting(`/classes/${id}`, body, etag),
      transformResponse: (answer) => readRecord(Class, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter('Class', id)),
    }),

    removeClass: build.mutation<void, number>({
      query: (id) => deleting(`/classes/${id}`),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, error, id) => staleAfterDelete('Class', error, id),
    }),

    restoreClass: build.mutation<Class, number>({
      query: (id) => restoring(`/classes/${id}`),
      transformResponse: (answer) => readRecord(Class, answer),
      invalidatesTags: (_answer, error, id) => (error ? [] : staleAfter('Class', id)),
    }),
  }),
})

export const {
  useListClassesQuery,
  useGetClassQuery,
  useAddClassMutation,
  useReplaceClassMutation,
  useRemoveClassMutation,
  useRestoreClassMutation,
} = classApi
