import type { ImportLine } from '#contract/import/import.ts'
import { refusalOf } from '#server/http.ts'
import { Refusal } from '#server/refusal.ts'
import { Cancelled } from '#server/store/importStore.ts'
import type { Store } from '#server/store/store.ts'
import { brokenOff, type Bytes } from '#server/stream.ts'
import type { ImportTask } from './importer.ts'

/** Lines of JSON, each about the same import. */
const LINES = 'application/x-ndjson'
const JSON_TYPE = 'application/json'

/** Message of the 503 where too many imports wait. */
export const IMPORTS_BUSY = 'Other imports are running right now. Please try again in a moment.'

/** A finished task: the response, complete. */
export interface Finished {
  status: number
  headers: Record<string, string>
  body: Bytes
}

/** The response to a task. */
export interface ImportAnswer extends Omit<Finished, 'body'> {
  body: Bytes | ReadableStream<Bytes>
}

/** Called with the number of records written so far, and of all. */
export type OnProgress = (done: number, total: number) => void

/**
 * Does tasks. A write is answered when its first records are written, with the progress and the result as lines; everything
 * else when it is finished.
 * @param signal aborted when the client disconnects, which cancels the task
 */
export type Importer = (task: ImportTask, body: Bytes, signal: AbortSignal) => Promise<ImportAnswer>

/** Encodes the result of a task, or the refusal that ended it. @throws every other error */
export async function finished(
  task: ImportTask,
  work: Promise<object>,
  faults: Pick<Store, 'isUnavailable' | 'isFull'>,
): Promise<Finished> {
  try {
    const result = await work
    if (result instanceof Uint8Array) return { status: 200, headers: {}, body: new Uint8Array(result) }
    const success = task.does === 'undo' && { success: true }
    return jsonOf(200, { ...success, data: result }, task.does === 'write' ? LINES : JSON_TYPE)
  } catch (error) {
    if (error instanceof Cancelled) throw error
    const refusal = refusalOf(error, faults)
    if (!refusal) throw error
    const { status, message, extras } = refusal
    const { headers, ...rest } = jsonOf(status, { message, ...extras.body }, JSON_TYPE)
    return { ...rest, headers: { ...headers, ...extras.headers } }
  }
}

function jsonOf(status: number, content: object, type: string): Finished {
  const end = type === LINES ? '\n' : ''
  const body = new TextEncoder().encode(JSON.stringify(content) + end)
  return { status, headers: { 'Content-Type': type }, body }
}

/**
 * Returns the response to a write, as soon as records are written or it is finished.
 * @param start begins the write
 * @param onBroken called with an error after the response has begun; not if the client disconnected
 */
export function answerLines(
  start: (onProgress: OnProgress, signal: AbortSignal) => Promise<Finished>,
  signal: AbortSignal,
  onBroken: (error: unknown) => void,
): Promise<ImportAnswer> {
  return new Promise((resolve, reject) => {
    const stopped = new AbortController()
    let lines: ReadableStreamDefaultController<Bytes> | undefined
    const put = (line: ImportLine) => lines?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))

    function begin() {
      if (lines) return
      const body = new ReadableStream<Bytes>({
        start(controller) {
          lines = controller
        },
        cancel() {
          stopped.abort()
        },
      })
      resolve({ status: 200, headers: { 'Content-Type': LINES }, body })
    }

    function onProgress(done: number, total: number) {
      if (stopped.signal.aborted) return
      begin()
      put({ done, total })
    }

    function end(result: Finished) {
      if (!lines) return resolve(result)
      if (stopped.signal.aborted) return undefined
      if (result.status === 200) lines.enqueue(result.body)
      else put({ status: result.status, message: messageIn(result) })
      return lines.close()
    }

    function fail(error: unknown) {
      const isCancelled = error instanceof Cancelled
      if (!lines) return reject(isCancelled ? new Refusal(400, 'The import was cancelled.') : error)
      if (!isCancelled) onBroken(error)
      if (!stopped.signal.aborted) lines.error(brokenOff('The import'))
    }

    start(onProgress, AbortSignal.any([signal, stopped.signal])).then(end, fail)
  })
}

function messageIn({ body }: Finished): string {
  const content: unknown = JSON.parse(new TextDecoder().decode(body))
  const isNamed = typeof content === 'object' && content !== null && 'message' in content
  return isNamed ? String(content.message) : ''
}
