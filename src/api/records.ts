import type * as z from 'zod/mini'
import { IdsByName } from '#contract/ids.ts'
import { kindInfo, recordKinds, type RecordKind } from '#contract/kinds.ts'
import type { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'
import { posting, putting, staleAfter, type Adding, type Replacing } from './writes.ts'

/** The endpoint builder of `api.injectEndpoints`. */
type Builder = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

/**
 * The action that puts a record into the cache. Not an interface, which would not be assignable to the
 * store's action type.
 */
export type KeepAction = { type: string; payload: unknown }

interface RecordApiOptions<Row, Add, Change> {
  record: z.ZodMiniType<Row>
  /** Returns the request body that adds a record. */
  toAdd: (body: Add) => object
  /** Returns the request body that replaces a record. */
  toChange: (body: Change) => object
  /** Reads the response to `get`. @default the record in `data` */
  read?: (response: unknown, id: number) => Row
  /** Returns the action that puts a record into the cache of `get`. */
  keep: (id: number, found: Tagged<Row>) => KeepAction
}

/** The endpoints of single records: get, add and replace. Delete and restore are in `trash.ts`. */
export function recordEndpoints<Row, Add, Change>(
  build: Builder,
  kind: RecordKind,
  {
    record,
    toAdd,
    toChange,
    read = (response) => readRecord(record, response),
    keep,
  }: RecordApiOptions<Row, Add, Change>,
) {
  const { path, writePath } = kindInfo(kind)
  const tag = recordKinds[kind].name
  return {
    get: build.query<Tagged<Row>, number>({
      query: (id) => `${path}/${id}`,
      transformResponse: (response, meta, id) => ({ record: read(response, id), etag: meta?.etag }),
      providesTags: (_result, _error, id) => [{ type: tag, id }],
    }),

    add: build.mutation<Row, Adding<Add>>({
      query: ({ body, submitKey }) => posting(writePath, toAdd(body), submitKey),
      transformResponse: (response) => readRecord(record, response),
      invalidatesTags: (_result, error) => (error ? [] : staleAfter(tag)),
    }),

    replace: build.mutation<Row, Replacing<Change>>({
      query: ({ id, body, etag }) => putting(`${writePath}/${id}`, toChange(body), etag),
      transformResponse: (response) => readRecord(record, response),
      // A form that opens again before the refetch ends begins with what was saved, not with its own past.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined)
        if (saved) dispatch(keep(id, { record: saved.data, etag: saved.meta?.etag }))
      },
      invalidatesTags: (_result, error, { id }) => (error ? [] : staleAfter(tag, id)),
    }),
  }
}

/** A paged list: `build.query<Paged<Row>, Query>(pagedList('courses', Course))`. */
export const pagedList = <Row>(kind: RecordKind, record: z.ZodMiniType<Row>) => ({
  query: (params: object) => ({ url: recordKinds[kind].path, params }),
  transformResponse: (response: unknown) => readPaged(record, response),
  providesTags: staleAfter(recordKinds[kind].name),
})

/** All rows of a list, without paging. */
export const wholeList = <Row>(kind: RecordKind, record: z.ZodMiniType<Row>) => ({
  ...pagedList(kind, record),
  transformResponse: (response: unknown) => readPaged(record, response).data,
})

/** All ids by name. */
export const idsByName = (kind: RecordKind, path: string) => ({
  query: () => path,
  transformResponse: (response: unknown) => readRecord(IdsByName, response),
  providesTags: staleAfter(recordKinds[kind].name),
})
