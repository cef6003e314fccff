import { ErrorBody } from '#contract/errors.ts'
import { kindInfo } from '#contract/kinds.ts'
import type { StudentQuery } from '#contract/users.ts'
import { API_BASE, CALL_TIMEOUT } from './address.ts'
import { needOf, type ApiError } from './apiError.ts'
import { refreshPerson } from './person.ts'
import { secondsToWait } from './retryAfter.ts'
import { requestProof } from './proof.ts'
import { requestSignIn, readToken } from './session.ts'
import type { SeveralKind } from './several.ts'

/** The progress of a download. */
export interface DownloadProgress {
  /** Bytes received. */
  bytes: number
  /** Number of students in the whole file, if the server sends it. */
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

/**
 * `GET /students?export=export`: the register of a batch and division as a spreadsheet, in the order of the list.
 * @spec 398, 399
 */
export function downloadStudents(
  filters: Pick<StudentQuery, 'batch_id' | 'division_id' | 'is_active' | 'sort'>,
  parts: DownloadParts,
): Promise<DownloadResult> {
  const params = new URLSearchParams({ export: 'export' })
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) params.set(name, String(value))
  return download(`/students?${params}`, {}, parts)
}

/** `POST /{list}/several/export`: some records as a spreadsheet. */
export function downloadSeveral(kind: SeveralKind, ids: readonly number[]): Promise<DownloadResult> {
  const body = JSON.stringify({ records: ids.map((id) => ({ id })) })
  const asked = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  const { signal } = new AbortController()
  return download(`${kindInfo(kind).path}/several/export`, asked, { signal, onProgress() {} })
}

interface Asked {
  method?: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

/** Not an endpoint of the API slice: a file must not be cached, and its progress is reported while it streams. */
async function download(
  path: string,
  asked: Asked,
  { signal, onProgress }: DownloadParts,
): Promise<DownloadResult> {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasTimedOut = false
  /** Restarts the timeout, which covers the response and each chunk of it. */
  function restartTimeout() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      hasTimedOut = true
      controller.abort()
    }, CALL_TIMEOUT)
  }
  async function request() {
    restartTimeout()
    const headers = { ...asked.headers, authorization: `Bearer ${readToken()}` }
    const response = await fetch(`${API_BASE}${path}`, { ...asked, headers, signal: controller.signal })
    clearTimeout(timer)
    return response
  }

  if (readToken() === null && !(await requestSignIn()))
    return { kind: 'failed', error: { status: 'NO_TOKEN' } }
  try {
    const token = readToken()
    let response = await request()
    if (response.status === 401 && (await requestSignIn(token))) response = await request()
    if (response.status === 403 && (await asksForProof(response)) && (await requestProof()))
      response = await request()
    if (response.status === 403) void refreshPerson()
    restartTimeout()
    if (!response.ok || !isFile(response)) return { kind: 'failed', error: await readError(response) }
    const file = await readFile(response, (progress) => {
      restartTimeout()
      onProgress(progress)
    })
    return { kind: 'done', file }
  } catch {
    if (signal.aborted) return { kind: 'cancelled' }
    return { kind: 'failed', error: { status: hasTimedOut ? 'TIMEOUT' : 'OFFLINE' } }
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the response is a file, not an error page from a proxy. */
const isFile = ({ headers }: Response) =>
  !/^(text\/html|application\/json)/.test(headers.get('content-type') ?? '')

/** Reads a copy, as the response itself may be shown. */
async function asksForProof(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return needOf(body) === 'proof'
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  return { status: response.status, seconds: secondsToWait(response), ...ErrorBody.safeParse(body).data }
}

async function readFile(response: Response, onProgress: DownloadParts['onProgress']): Promise<Blob> {
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
