import { About, type AboutParam } from '#contract/about.ts'
import { KINDS, recordKinds } from '#contract/kinds.ts'
import { api } from '#api/api.ts'
import { readRecord } from '#api/unwrap.ts'

const aboutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What refers to a record, and who changed it last. */
    about: build.query<About, AboutParam>({
      query: ({ kind, id }) => `/about/${kind}/${id}`,
      transformResponse: (response) => readRecord(About, response),
      // Any write may change it.
      providesTags: KINDS.map((kind) => ({ type: recordKinds[kind].name, id: 'LIST' })),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useAboutQuery } = aboutApi
