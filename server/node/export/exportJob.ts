import { Worker } from 'node:worker_threads'
import type { Bytes } from '#server/stream.ts'
import { errorOf, type ExportTask, type FromWorker, type ToWorker } from './messages.ts'

/** Maximum time for a worker to stop, in ms. */
const STOP_TIME = 2000

/**
 * Memory limit in MB: a worker holds a few hundred records at a time. (A young generation of the default size takes
 * 15 MB more and saves no time.)
 */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }

/** The number of bytes that all exports have produced and their clients have not read yet. */
export interface ExportBuffer {
  bytes: number
  /** Below this number of buffered bytes, a worker does not wait for its client. */
  readonly size: number
}

/** A spreadsheet that is generated in a worker thread of its own. */
export interface ExportJob {
  /** The expected number of records. Rejects if the export cannot start. */
  begun: Promise<number>
  /** Resolves when the worker has stopped. */
  ended: Promise<void>
  /** Returns the next chunk; undefined after the last one. Rejects if the spreadsheet cannot be completed. */
  next(): Promise<Bytes | undefined>
  /** Stops the worker; the next chunk rejects. */
  stop(reason: Error): void
}

type End = 'done' | Error

/** @param entry the worker's code, see `exportWorker.ts` */
export function startExportJob(entry: string, task: ExportTask, buffer: ExportBuffer): ExportJob {
  const worker = new Worker(entry, { workerData: task, resourceLimits, name: 'export' })
  const post = (message: ToWorker) => worker.postMessage(message, [])
  const pieces: { bytes: Bytes; isAcknowledged: boolean }[] = []
  let end: End | undefined
  let onNews = () => {}
  let isGone = false

  const { promise: begun, resolve: begin, reject: failToBegin } = deferred<number>()
  const { promise: ended, resolve: leave } = deferred<void>()
  // The call for the next chunk rejects with this error as well.
  begun.catch(() => {})

  function put(bytes: Bytes) {
    if (end !== undefined) return
    // While the buffer has space, the worker need not wait for a slow client.
    const isAcknowledged = buffer.bytes < buffer.size
    buffer.bytes += bytes.byteLength
    pieces.push({ bytes, isAcknowledged })
    if (isAcknowledged) post({ kind: 'taken', bytes: bytes.byteLength })
    onNews()
  }

  function take(): Bytes | undefined {
    const piece = pieces.shift()
    if (!piece) return undefined
    const { bytes, isAcknowledged } = piece
    buffer.bytes -= bytes.byteLength
    if (!isAcknowledged) post({ kind: 'taken', bytes: bytes.byteLength })
    return bytes
  }

  function finish(how: End) {
    end ??= how
    if (end instanceof Error) {
      while (take());
      failToBegin(end)
    }
    onNews()
  }

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'begun') begin(message.rows)
    else if (message.kind === 'piece') put(message.bytes)
    else finish(message.kind === 'done' ? 'done' : errorOf(message.failure))
  })
  worker.on('error', finish)
  worker.on('exit', () => {
    isGone = true
    finish(new Error('The export worker ended early'))
    leave()
  })

  return {
    begun,
    ended,
    async next() {
      for (;;) {
        const bytes = take()
        if (bytes) return bytes
        if (end === 'done') return undefined
        if (end) throw end
        await new Promise<void>((resolve) => {
          onNews = resolve
        })
      }
    },
    stop(reason) {
      finish(reason)
      while (take());
      if (isGone) return
      post({ kind: 'stop' })
      const timer = setTimeout(() => void worker.terminate(), STOP_TIME)
      void ended.then(() => clearTimeout(timer))
    },
  }
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<T>((onDone, onFailed) => {
    resolve = onDone
    reject = onFailed
  })
  return { promise, resolve, reject }
}
