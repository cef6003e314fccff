import {
  ImportCheck,
  ImportLine,
  ReadSheet,
  type CheckBody,
  type ImportBody,
  type ImportDone,
} from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { PastImport, UndoOutcome } from '#contract/import/imports.ts'
import { recordKinds } from '#contract/kinds.ts'
import type { Paged } from '#contract/paging.ts'
import { api } from '#api/api.ts'
import type { ApiError } from '#api/apiError.ts'
import { send } from '#api/send.ts'
import { readPaged, readRecord } from '#api/unwrap.ts'
import { staleAfter } from '#api/writes.ts'

/** Time for the server to read or check a file: its own limit, and the way there and back on a slow line, in ms. */
const FILE_TIMEOUT = 120_000

/** What is read: a file, or pasted text. */
export interface ImportSource {
  /** The file's name; '' for pasted text. */
  name: string
  body: Blob | string
}

interface Reading extends ImportSource {
  kind: ImportKind
  /** From 1. @default the first sheet with something in it */
  sheet?: number
}

const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    readSheet: build.mutation<ReadSheet, Reading>({
      query: ({ kind, name, sheet, body }) => ({
        url: `/import/${kind}/read?${new URLSearchParams({ name, ...(sheet && { sheet: String(sheet) }) })}`,
        method: 'POST',
        body,
        timeout: FILE_TIMEOUT,
        headers: { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/octet-stream' },
      }),
      transformResponse: (response: unknown) => readRecord(ReadSheet, response),
    }),
    checkImport: build.mutation<ImportCheck, { kind: ImportKind; body: CheckBody }>({
      query: ({ kind, body }) => ({
        url: `/import/${kind}/check`,
        method: 'POST',
        body,
        timeout: FILE_TIMEOUT,
      }),
      transformResponse: (response: unknown) => readRecord(ImportCheck, response),
    }),
    listImports: build.query<Paged<PastImport>, { kind: ImportKind }>({
      query: ({ kind }) => `/imports?kind=${kind}`,
      transformResponse: (response: unknown) => readPaged(PastImport, response),
      providesTags: [{ type: 'Import', id: 'LIST' }],
    }),
    importRows: build.mutation<ImportResult, Importing>({
      queryFn: async (importing) => ({ data: await importRows(importing) }),
      invalidatesTags: (result, _error, { kind }) => (result?.kind === 'done' ? staleAfterImport(kind) : []),
    }),
    undoImport: build.mutation<UndoOutcome, { kind: ImportKind; id: number }>({
      query: ({ id }) => ({ url: `/imports/${id}/undo`, method: 'POST', body: {} }),
      transformResponse: (response: unknown) => readRecord(UndoOutcome, response),
      // Also after a failure: the server may have undone it, and its answer was lost.
      invalidatesTags: (_outcome, _error, { kind }) => staleAfterImport(kind),
    }),
  }),
})

export const {
  useReadSheetMutation,
  useCheckImportMutation,
  useImportRowsMutation,
  useListImportsQuery,
  useUndoImportMutation,
} = importApi

/** The tags that an import or its undo invalidates: its records, and the batches and divisions that it may have added. */
const staleAfterImport = (kind: ImportKind) => [
  ...staleAfter(recordKinds[kind].name),
  ...staleAfter('Batch'),
  ...staleAfter('Division'),
  ...staleAfter('Import'),
]

interface Importing {
  kind: ImportKind
  body: ImportBody
  submitKey: string
  /** Cancels the import: then nothing is written. */
  signal: AbortSignal
  /** @param done rows, of all that are written */
  onProgress: (done: number, total: number) => void
}

/** The outcome of an import. */
export type ImportResult =
  | { kind: 'done'; done: ImportDone }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: ApiError }

/** `POST /import/{kind}`: writes what was checked. */
async function importRows({ kind, body, submitKey, signal, onProgress }: Importing): Promise<ImportResult> {
  const headers = { 'idempotency-key': submitKey }
  const sent = await send(
    { url: `/import/${kind}`, method: 'POST', body, headers },
    {
      signal,
      asksToSignIn: true,
      async read(response, chunks) {
        if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) return undefined
        const decoder = new TextDecoder()
        let rest = ''
        let last: ImportLine | undefined
        for await (const chunk of chunks) {
          const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
          rest = lines.pop() ?? ''
          for (const line of lines) {
            last = ImportLine.parse(JSON.parse(line))
            if ('total' in last) onProgress(last.done, last.total)
          }
        }
        return { last }
      },
    },
  )
  if ('error' in sent) return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error: sent.error }
  const { last } = sent.data
  if (last && 'data' in last) return { kind: 'done', done: last.data }
  if (last && 'status' in last) return { kind: 'failed', error: last }
  // The connection ended before the last line.
  return { kind: 'failed', error: { status: 'OFFLINE' } }
}
