import { ErrorBody } from '#contract/errors.ts'
import type { StudentQuery } from '#contract/users.ts'
import { API_BASE } from './address.ts'
import type { ApiError } from './apiError.ts'
import { askToSignIn, readToken } from './session.ts'

/** How far a download has come. */
export interface DownloadProgress {
  /** Bytes that are here. */
  bytes: number
  /** Students that the whole file will hold, where the server says so. */
  rows?: number
}

interface DownloadParts {
  /** Stops the download. */
  signal: AbortSignal
  onProgress: (progress: DownloadProgress) => void
}

/** How a download ended. */
export type DownloadResult =
  { kind: 'done'; file: Blob } | { kind: 'cancelled' } | { kind: 'failed'; error: ApiError }

/**
 * `GET /students?export=export` (statements 398, 399): the register of a batch and division as a spreadsheet.
 * Apart from the other endpoints: a file belongs into no cache, and its bytes are counted while they come.
 */
export async function downloadStudents(
  { batch_id, division_id }: Pick<StudentQuery, 'batch_id' | 'division_id'>,
  { signal, onProgress }: DownloadParts,
): Promise<DownloadResult> {
  const params = new URLSearchParams({ export: 'export' })
  if (batch_id !== undefined) params.set('batch_id', String(batch_id))
  if (division_id !== undefined) params.set('division_id', String(division_id))
  const ask = () =>
    fetch(`${API_BASE}/students?${params}`, { headers: { authorization: `Bearer ${readToken()}` }, signal })

  if (readToken() === null && !(await askToSignIn())) return { kind: 'failed', error: { status: 'NO_TOKEN' } }
  try {
    let response = await ask()
    if (response.status === 401 && (await askToSignIn())) response = await ask()
    if (!response.ok) return { kind: 'failed', error: await refusalOf(response) }
    return { kind: 'done', file: await fileIn(response, onProgress) }
  } catch {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error: { status: 'OFFLINE' } }
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  return { status: response.status, ...ErrorBody.safeParse(body).data }
}

async function fileIn(response: Response, onProgress: DownloadParts['onProgress']): Promise<Blob> {
  const total = response.headers.get('x-export-rows')
  const rows = total === null ? undefined : Number(total)
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    parts.push(read.value)
    bytes += read.value.byteLength
    onProgress({ bytes, rows })
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}
