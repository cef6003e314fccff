import type * as z from 'zod/mini'
import { kindInfo, recordKinds } from '#contract/kinds.ts'
import type { ClassesBody, ClassSet, Seen, StudentSet, TeacherSet } from '#contract/bulk.ts'
import { BulkOutcome } from '#contract/bulkOutcome.ts'
import { api } from '#api/api.ts'
import type { ApiError } from '#api/apiError.ts'
import { readRecord } from '#api/unwrap.ts'
import { posting, staleAfter, type Adding } from '#api/writes.ts'

/** The kinds of which several records are written in one call. */
export type BulkKind = 'students' | 'teachers' | 'classes'

/** What to set in a record of some kind. */
export type AnySet = StudentSet | TeacherSet | ClassSet

/** Records of one kind. `submitKey` is the idempotency key. */
export interface BulkCall<One> {
  kind: BulkKind
  records: readonly One[]
  submitKey: string
}

/** Returns an endpoint that writes several records. */
const writing = <One extends { id: number }>(action: 'change' | 'delete' | 'restore') => ({
  query: ({ kind, records, submitKey }: BulkCall<One>) =>
    posting(`${kindInfo(kind).path}/several/${action}`, { records }, submitKey),
  transformResponse: (response: unknown) => readRecord(BulkOutcome, response),
  invalidatesTags: (
    _outcome: z.output<typeof BulkOutcome> | undefined,
    error: ApiError | undefined,
    { kind, records }: BulkCall<One>,
  ) => {
    if (error) return []
    const tag = recordKinds[kind].name
    return [...staleAfter(tag), ...records.map(({ id }) => ({ type: tag, id }))]
  },
})

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeBulk: build.mutation<BulkOutcome, BulkCall<Seen & { set: AnySet }>>(writing('change')),
    removeBulk: build.mutation<BulkOutcome, BulkCall<Seen>>(writing('delete')),
    /** Adds several classes, all or none. */
    addClasses: build.mutation<BulkOutcome, Adding<ClassesBody>>({
      query: ({ body, submitKey }) => posting('/classes/several/add', body, submitKey),
      transformResponse: (response: unknown) => readRecord(BulkOutcome, response),
      invalidatesTags: (_outcome, error) => (error ? [] : staleAfter('Class')),
    }),
    restoreBulk: build.mutation<BulkOutcome, BulkCall<{ id: number }>>(writing('restore')),
  }),
})

export const { useAddClassesMutation, useChangeBulkMutation, useRemoveBulkMutation, useRestoreBulkMutation } =
  bulkApi
