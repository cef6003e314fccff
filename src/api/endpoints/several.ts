import type * as z from 'zod/mini'
import { kindInfo, recordKinds } from '#contract/kinds.ts'
import {
  SeveralOutcome,
  type ClassesBody,
  type ClassSet,
  type Seen,
  type StudentSet,
  type TeacherSet,
} from '#contract/several.ts'
import { api } from '#api/api.ts'
import type { ApiError } from '#api/apiError.ts'
import { readRecord } from '#api/unwrap.ts'
import { posting, staleAfter, type Adding } from '#api/writes.ts'

/** The kinds of which several records are written in one call. */
export type SeveralKind = 'students' | 'teachers' | 'classes'

/** What to set in a record of some kind. */
export type AnySet = StudentSet | TeacherSet | ClassSet

/** Records of one kind. `submitKey` is the idempotency key. */
export interface SeveralCall<One> {
  kind: SeveralKind
  records: readonly One[]
  submitKey: string
}

/** Returns an endpoint that writes several records. */
const writing = <One extends { id: number }>(action: 'change' | 'delete' | 'restore') => ({
  query: ({ kind, records, submitKey }: SeveralCall<One>) =>
    posting(`${kindInfo(kind).path}/several/${action}`, { records }, submitKey),
  transformResponse: (response: unknown) => readRecord(SeveralOutcome, response),
  invalidatesTags: (
    _outcome: z.output<typeof SeveralOutcome> | undefined,
    error: ApiError | undefined,
    { kind, records }: SeveralCall<One>,
  ) => {
    if (error) return []
    const tag = recordKinds[kind].name
    return [...staleAfter(tag), ...records.map(({ id }) => ({ type: tag, id }))]
  },
})

const severalApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeSeveral: build.mutation<SeveralOutcome, SeveralCall<Seen & { set: AnySet }>>(writing('change')),
    removeSeveral: build.mutation<SeveralOutcome, SeveralCall<Seen>>(writing('delete')),
    /** Adds several classes, all or none. */
    addClasses: build.mutation<SeveralOutcome, Adding<ClassesBody>>({
      query: ({ body, submitKey }) => posting('/classes/several/add', body, submitKey),
      transformResponse: (response: unknown) => readRecord(SeveralOutcome, response),
      invalidatesTags: (_outcome, error) => (error ? [] : staleAfter('Class')),
    }),
    restoreSeveral: build.mutation<SeveralOutcome, SeveralCall<{ id: number }>>(writing('restore')),
  }),
})

export const {
  useAddClassesMutation,
  useChangeSeveralMutation,
  useRemoveSeveralMutation,
  useRestoreSeveralMutation,
} = severalApi
