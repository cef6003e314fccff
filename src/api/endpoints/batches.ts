import { Batch, type BatchBody, type BatchQuery } from '#contract/batches.ts'
import type { IdsByName } from '#contract/ids.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from '#api/api.ts'
import { idsByName, pagedList, recordEndpoints, type KeepAction } from '#api/records.ts'

const batchApi = api.injectEndpoints({
  endpoints(build) {
    const batch = recordEndpoints(build, 'batches', {
      record: Batch,
      toAdd: (body: BatchBody) => body,
      toChange: (body: BatchBody) => body,
      keep: (id, value): KeepAction =>
        batchApi.util.upsertQueryEntries([{ endpointName: 'getBatch', arg: id, value }]),
    })
    return {
      listBatches: build.query<Paged<Batch>, Partial<BatchQuery>>(pagedList('batches', Batch)),
      /** The ids of all batches by name. @spec 385 */
      batchIds: build.query<IdsByName, void>(idsByName('batches', '/batch_ids')),
      getBatch: batch.get,
      addBatch: batch.add,
      replaceBatch: batch.replace,
    }
  },
})

export const {
  useListBatchesQuery,
  useBatchIdsQuery,
  useGetBatchQuery,
  useAddBatchMutation,
  useReplaceBatchMutation,
} = batchApi
