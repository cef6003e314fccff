import type * as z from 'zod/mini'
import { IdsByName } from '#contract/ids.ts'
import { kindInfo, recordKinds, type RecordKind } from '#contract/kinds.ts'
import type { api } from './api.ts'
import { readPaged, readRecord, type Tagged } from './unwrap.ts'
import { posting, putting, staleAfter, type Adding, type Replacing } from './writes.ts'

/** What makes endpoints in `api.injectEndpoints`. */
type Builder = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0]

interface RecordParts<Row, Add, Change> {
  record: z.ZodMiniType<Row>
  /** A new record's fields as they are sent. */
  toAdd: (body: Add) => object
  /** A changed record's fields as they are sent. */
  toChange: (body: Change) => object
  /** Reads the answer to `get`. @default the record in `data` */
  read?: (answer: unknown, id: number) => Row
}

/** The endpoints of single records: get, add and replace. To delete and restore them: `trash.ts`. */
export function recordEndpoints<Row, Add, Change>(
  build: Builder,
  kind: RecordKind,
  { record, toAdd, toChange, read = (answer) => readRecord(record, answer) }: RecordParts<Row, Add, Change>,
) {
  const { path, writePath } = kindInfo(kind)
  const tag = recordKinds[kind].name
  return {
    get: build.query<Tagged<Row>, number>({
      query: (id) => `${path}/${id}`,
      transformResponse: (answer, meta, id) => ({ record: read(answer, id), etag: meta?.etag }),
      providesTags: (_answer, _error, id) => [{ type: tag, id }],
    }),

    add: build.mutation<Row, Adding<Add>>({
      query: ({ body, submitKey }) => posting(writePath, toAdd(body), submitKey),
      transformResponse: (answer) => readRecord(record, answer),
      invalidatesTags: (_answer, error) => (error ? [] : staleAfter(tag)),
    }),

    replace: build.mutation<Row, Replacing<Change>>({
      query: ({ id, body, etag }) => putting(`${writePath}/${id}`, toChange(body), etag),
      transformResponse: (answer) => readRecord(record, answer),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : staleAfter(tag, id)),
    }),
  }
}

/** A list, page by page: `build.query<Paged<Row>, Query>(pagedList('courses', Course))`. */
export const pagedList = <Row>(kind: RecordKind, record: z.ZodMiniType<Row>) => ({
  query: (params: object) => ({ url: recordKinds[kind].path, params }),
  transformResponse: (answer: unknown) => readPaged(record, answer),
  providesTags: staleAfter(recordKinds[kind].name),
})

/** Every row of a list that is not asked for page by page. */
export const wholeList = <Row>(kind: RecordKind, record: z.ZodMiniType<Row>) => ({
  ...pagedList(kind, record),
  transformResponse: (answer: unknown) => readPaged(record, answer).data,
})

/** Every id by its name. */
export const idsByName = (kind: RecordKind, path: string) => ({
  query: () => path,
  transformResponse: (answer: unknown) => readRecord(IdsByName, answer),
  providesTags: staleAfter(recordKinds[kind].name),
})
