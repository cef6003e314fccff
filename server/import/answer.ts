import type { ImportLine } from '#contract/import/import.ts'
import { refusalOf } from '#server/http.ts'
import { Refusal } from '#server/refusal.ts'
import type { Store } from '#server/store/store.ts'
import type { Bytes } from '#server/stream.ts'
import { runImport, type ImportDeps, type ImportTask } from './importer.ts'

/** Lines of JSON, each about the same import. */
const LINES = 'application/x-ndjson'
const JSON_TYPE = 'application/json'

/** Message of the 503 where too many imports wait. */
export const IMPORTS_BUSY = 'Other imports are running right now. Please try again in a moment.'

/** The response to a task that the user cancelled. */
export const importCancelled = () => new Refusal(400, 'The import was cancelled.')

/** What a response begins with; the body, if it is complete. */
export interface ImportHead {
  status: number
  headers: Record<string, string>
  body?: Bytes
}

/** The response to a task. */
export interface ImportAnswer extends Omit<ImportHead, 'body'> {
  body: Bytes | ReadableStream<Bytes>
}

/**
 * Does tasks. A write is answered when its first records are written, with the progress and the result as lines; everything
 * else when it is finished.
 * @param signal aborted when the client disconnects, which cancels the task
 */
export type Importer = (task: ImportTask, body: Bytes, signal: AbortSignal) => Promise<ImportAnswer>

/** Who receives the response to a task. */
export interface ImportClient {
  begin: (head: ImportHead) => void
  /** Sends some of a body that was not complete at the beginning. */
  send: (bytes: Bytes) => void
  /** Aborted when the task is cancelled. */
  signal: AbortSignal
}

/**
 * Does a task and sends the response: the result, or the refusal that ended it.
 * @throws {Cancelled} after an abort, and every error that is not expected
 */
export async function answerImport(
  task: ImportTask,
  body: Bytes,
  { store, ...parts }: ImportDeps & { store: Pick<Store, 'isUnavailable' | 'isFull'> },
  { begin, send, signal }: ImportClient,
): Promise<void> {
  let hasBegun = false
  const put = (line: ImportLine) => send(jsonOf(line, '\n'))

  function onProgress(done: number, total: number) {
    if (!hasBegun) begin({ status: 200, headers: { 'Content-Type': LINES } })
    hasBegun = true
    put({ done, total })
  }

  try {
    const content = contentOf(task, await runImport(task, body, { store, ...parts }, { onProgress, signal }))
    if (hasBegun) send(content.body)
    else begin({ status: 200, ...content })
  } catch (error) {
    const refusal = refusalOf(error, store)
    if (!refusal) throw error
    const { status, message, extras } = refusal
    if (hasBegun) put({ status, message })
    else {
      const headers = { 'Content-Type': JSON_TYPE, ...extras.headers }
      begin({ status, headers, body: jsonOf({ message, ...extras.body }) })
    }
  }
}

function contentOf({ does }: ImportTask, result: object): Omit<Required<ImportHead>, 'status'> {
  if (result instanceof Uint8Array) return { headers: {}, body: new Uint8Array(result) }
  if (does === 'write') return { headers: { 'Content-Type': LINES }, body: jsonOf({ data: result }, '\n') }
  const content = { ...(does === 'undo' && { success: true }), data: result }
  return { headers: { 'Content-Type': JSON_TYPE }, body: jsonOf(content) }
}

const jsonOf = (content: object, end = ''): Bytes => new TextEncoder().encode(JSON.stringify(content) + end)
