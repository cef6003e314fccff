import type { ClassQuery } from '#contract/classes.ts'
import type { RefusedBody } from '#contract/import.ts'
import type { ImportKind } from '#contract/importFields.ts'
import { kindInfo } from '#contract/kinds.ts'
import type { StudentQuery } from '#contract/users.ts'
import type { ApiError } from './apiError.ts'
import { rawCall, type RawRequest } from './rawCall.ts'
import type { SeveralKind } from './several.ts'

/** The progress of a download. */
export interface DownloadProgress {
  /** Bytes received. */
  bytes: number
  /** Number of records in the whole file, if the server sends it. */
  rows?: number
}

interface DownloadParts {
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
export function downloadRegister({ kind, filters }: Register, parts: DownloadParts): Promise<DownloadResult> {
  const params = new URLSearchParams({ export: 'export' })
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) params.set(name, String(value))
  return download(`${kindInfo(kind).path}?${params}`, {}, parts)
}

/** `POST /{list}/several/export`: some records as a spreadsheet. */
export function downloadSeveral(kind: SeveralKind, ids: readonly number[]): Promise<DownloadResult> {
  const asked = postedJson({ records: ids.map((id) => ({ id })) })
  return download(`${kindInfo(kind).path}/several/export`, asked, unwatched())
}

/** `GET /import/{kind}/template`: a spreadsheet to fill in. */
export const downloadTemplate = (kind: ImportKind): Promise<DownloadResult> =>
  download(`/import/${kind}/template`, {}, unwatched())

/** `POST /import/{kind}/refused`: rows as a spreadsheet that can be imported again. */
export const downloadRefused = (kind: ImportKind, rows: RefusedBody): Promise<DownloadResult> =>
  download(`/import/${kind}/refused`, postedJson(rows), unwatched())

const postedJson = (body: object): RawRequest => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

const unwatched = (): DownloadParts => ({ signal: new AbortController().signal, onProgress() {} })

/** Keeps a file in memory, and reports its progress while it arrives. */
async function download(
  path: string,
  asked: RawRequest,
  { signal, onProgress }: DownloadParts,
): Promise<DownloadResult> {
  const parts: BlobPart[] = []
  let bytes = 0
  const result = await rawCall(path, asked, {
    signal,
    isExpected: isFile,
    onChunk(chunk, response) {
      parts.push(chunk)
      bytes += chunk.byteLength
      onProgress({ bytes, rows: rowsOf(response) })
    },
  })
  if (result.kind !== 'done') return result
  return { kind: 'done', file: new Blob(parts, { type: result.response.headers.get('content-type') ?? '' }) }
}

const isFile = ({ headers }: Response) =>
  !/^(text\/html|application\/json)/.test(headers.get('content-type') ?? '')

function rowsOf({ headers }: Response): number | undefined {
  const total = headers.get('x-export-rows')
  return total === null ? undefined : Number(total)
}
