import type { ClassQuery } from '#contract/classes/classQuery.ts'
import type { RefusedBody } from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { kindInfo } from '#contract/kinds.ts'
import type { StudentQuery } from '#contract/users.ts'
import type { ApiError } from './apiError.ts'
import { send, type Call } from './send.ts'
import type { BulkKind } from './endpoints/bulk.ts'

/** The progress of a download. */
export interface DownloadProgress {
  /** Bytes received. */
  bytes: number
  /** Number of records in the whole file, if the server sends it. */
  rows?: number
}

interface DownloadOptions {
  /** Aborts the download. */
  signal: AbortSignal
  onProgress: (progress: DownloadProgress) => void
}

/** The outcome of a download. */
export type DownloadResult =
  | { kind: 'done'; file: Blob }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: ApiError }

/** The records of a list that a file has: all that match its filters, in its order. */
export type Register =
  | { kind: 'students'; filters: Pick<StudentQuery, 'batch_id' | 'division_id' | 'is_active' | 'sort'> }
  | {
      kind: 'classes'
      filters: Pick<ClassQuery, 'batch_id' | 'division_id' | 'when' | 'from' | 'until' | 'video' | 'sort'>
    }

/**
 * `GET /{list}?export=export`: all records that match the filters as a spreadsheet.
 * @spec 398, 399
 */
export function downloadRegister(
  { kind, filters }: Register,
  options: DownloadOptions,
): Promise<DownloadResult> {
  return download({ url: kindInfo(kind).path, params: { export: 'export', ...filters } }, options)
}

/** `POST /{list}/several/export`: some records as a spreadsheet. */
export function downloadBulk(kind: BulkKind, ids: readonly number[]): Promise<DownloadResult> {
  const body = { records: ids.map((id) => ({ id })) }
  return download({ url: `${kindInfo(kind).path}/several/export`, method: 'POST', body })
}

/** `GET /import/{kind}/template`: a spreadsheet to fill in. */
export const downloadTemplate = (kind: ImportKind): Promise<DownloadResult> =>
  download({ url: `/import/${kind}/template` })

/** `POST /import/{kind}/refused`: rows as a spreadsheet that can be imported again. */
export const downloadRefused = (kind: ImportKind, rows: RefusedBody): Promise<DownloadResult> =>
  download({ url: `/import/${kind}/refused`, method: 'POST', body: rows })

/** Keeps a file in memory, and reports its progress while it arrives. */
async function download(
  call: Call,
  { signal, onProgress }: DownloadOptions = { signal: new AbortController().signal, onProgress: () => {} },
): Promise<DownloadResult> {
  const sent = await send(call, {
    signal,
    asksToSignIn: true,
    async read(response, chunks) {
      if (!isFile(response)) return undefined
      const options: BlobPart[] = []
      let bytes = 0
      for await (const chunk of chunks) {
        options.push(chunk)
        bytes += chunk.byteLength
        onProgress({ bytes, rows: rowsOf(response) })
      }
      return new Blob(options, { type: response.headers.get('content-type') ?? '' })
    },
  })
  if ('data' in sent) return { kind: 'done', file: sent.data }
  return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error: sent.error }
}

const isFile = ({ headers }: Response) =>
  !/^(text\/html|application\/json)/.test(headers.get('content-type') ?? '')

function rowsOf({ headers }: Response): number | undefined {
  const total = headers.get('x-export-rows')
  return total === null ? undefined : Number(total)
}
