import { Division, type DivisionBody, type DivisionQuery } from '#contract/divisions.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from '#api/api.ts'
import { pagedList, recordEndpoints, wholeList, type KeepAction } from '#api/records.ts'
import { multipart } from '#api/writes.ts'

const divisionApi = api.injectEndpoints({
  endpoints(build) {
    const division = recordEndpoints(build, 'divisions', {
      record: Division,
      toAdd: (body: DivisionBody) => multipart(body),
      toChange: (body: DivisionBody) => body,
      keep: (id, value): KeepAction =>
        divisionApi.util.upsertQueryEntries([{ endpointName: 'getDivision', arg: id, value }]),
    })
    return {
      listDivisions: build.query<Paged<Division>, Partial<DivisionQuery>>(pagedList('divisions', Division)),
      /** All divisions of a batch. @spec 387 */
      divisionsOfBatch: build.query<Division[], Pick<DivisionQuery, 'batch_id'>>(
        wholeList('divisions', Division),
      ),
      getDivision: division.get,
      addDivision: division.add,
      replaceDivision: division.replace,
    }
  },
})

export const {
  useListDivisionsQuery,
  useDivisionsOfBatchQuery,
  useGetDivisionQuery,
  useAddDivisionMutation,
  useReplaceDivisionMutation,
} = divisionApi
