import { ErrorBody } from '#contract/errors.ts'
import type { StudentQuery } from '#contract/users.ts'
import { API_BASE, CALL_TIMEOUT } from './address.ts'
import type { ApiError } from './apiError.ts'
import { secondsToWait } from './retryAfter.ts'
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
 * `GET /students?export=export`: the register of a batch and division as a spreadsheet.
 * Apart from the other endpoints: a file belongs into no cache, and its bytes are counted while they come.
 * @spec 398, 399
 */
export async function downloadStudents(
  { batch_id, division_id }: Pick<StudentQuery, 'batch_id' | 'division_id'>,
  { signal, onProgress }: DownloadParts,
): Promise<DownloadResult> {
  const params = new URLSearchParams({ export: 'export' })
  if (batch_id !== undefined) params.set('batch_id', String(batch_id))
  if (division_id !== undefined) params.set('division_id', String(division_id))
  const stop = new AbortController()
  signal.addEventListener('abort', () => stop.abort())
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  /** The next answer, or part of one, has so long to come. */
  function waitOn() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isLate = true
      stop.abort()
    }, CALL_TIMEOUT)
  }
  async function ask() {
    waitOn()
    const headers = { authorization: `Bearer ${readToken()}` }
    const response = await fetch(`${API_BASE}/students?${params}`, { headers, signal: stop.signal })
    clearTimeout(timer)
    return response
  }

  if (readToken() === null && !(await askToSignIn())) return { kind: 'failed', error: { status: 'NO_TOKEN' } }
  try {
    const token = readToken()
    let response = await ask()
    if (response.status === 401 && (await askToSignIn(token))) response = await ask()
    waitOn()
    if (!response.ok || !isFile(response)) return { kind: 'failed', error: await refusalOf(response) }
    const file = await fileIn(response, (progress) => {
      waitOn()
      onProgress(progress)
    })
    return { kind: 'done', file }
  } catch {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', error: { status: isLate ? 'TIMEOUT' : 'OFFLINE' } }
  } finally {
    clearTimeout(timer)
  }
}

/** Whether it is no page of a proxy instead. */
const isFile = ({ headers }: Response) =>
  !/^(text\/html|application\/json)/.test(headers.get('content-type') ?? '')

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  return { status: response.status, seconds: secondsToWait(response), ...ErrorBody.safeParse(body).data }
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
