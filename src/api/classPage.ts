import { ClassPageAddress } from '#contract/classes/classPage.ts'
import { api } from './api.ts'
import { readRecord } from './unwrap.ts'
import { deleting, staleAfter } from './writes.ts'

const pathOf = (divisionId: number) => `/division/${divisionId}/page`

const staleAfterWrite = (_result: unknown, error: unknown, divisionId: number) =>
  error
    ? []
    : [...staleAfter('ClassPage', divisionId), ...staleAfter('Division', divisionId), ...staleAfter('Audit')]

const classPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClassPage: build.query<ClassPageAddress, number>({
      query: pathOf,
      transformResponse: (response) => readRecord(ClassPageAddress, response),
      providesTags: (_result, _error, id) => [{ type: 'ClassPage', id }],
    }),

    /** Turns the page on; one that is on keeps its address. */
    turnOnClassPage: build.mutation<void, number>({
      query: (id) => ({ url: pathOf(id), method: 'POST' }),
      transformResponse: () => undefined,
      invalidatesTags: staleAfterWrite,
    }),

    /** Replaces the address. */
    renewClassPage: build.mutation<void, number>({
      query: (id) => ({ url: pathOf(id), method: 'PUT' }),
      transformResponse: () => undefined,
      invalidatesTags: staleAfterWrite,
    }),

    turnOffClassPage: build.mutation<void, number>({
      query: (id) => deleting(pathOf(id)),
      transformResponse: () => undefined,
      invalidatesTags: staleAfterWrite,
    }),
  }),
})

export const {
  useGetClassPageQuery,
  useTurnOnClassPageMutation,
  useRenewClassPageMutation,
  useTurnOffClassPageMutation,
} = classPageApi
