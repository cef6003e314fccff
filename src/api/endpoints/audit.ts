import { AuditEntry, type AuditQuery } from '#contract/audit.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from '#api/api.ts'
import { readPaged } from '#api/unwrap.ts'
import { staleAfter } from '#api/writes.ts'

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<Paged<AuditEntry>, AuditQuery>({
      query: (params) => ({ url: '/audit', params }),
      transformResponse: (response) => readPaged(AuditEntry, response),
      providesTags: staleAfter('Audit'),
      // Every write makes it stale, so it is refetched each time it is opened.
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useListAuditQuery, useLazyListAuditQuery } = auditApi
