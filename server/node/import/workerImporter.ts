import { constants } from 'node:os'
import { IMPORT_LIMITS } from '#contract/import/import.ts'
import { createLimiter } from '#server/limiter.ts'
import { importCancelled, IMPORTS_BUSY, type Importer, type ImportHead } from '#server/import/answer.ts'
import { isWrite, type ImportTask } from '#server/import/importer.ts'
import { unreadable } from '#server/import/unreadable.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import { Stopped, streamOfJob } from '#server/node/workers/job.ts'
import { workerPool } from '#server/node/workers/pool.ts'
import { OutOfMemory } from '#server/node/workers/thread.ts'
import type { Bytes } from '#server/stream.ts'

/** What a worker does with the body of a request. */
export interface ImportOrder {
  location: Pick<DataLocation, 'DATABASE_URL' | 'DATA_DIR'>
  task: ImportTask
  body: Bytes
}

export interface ImportProtocol {
  task: ImportOrder
  head: ImportHead
}

interface WorkerImporterOptions {
  /** Path of the built worker. */
  entry: string
  location: ImportOrder['location']
  /** Called with an error after a response has begun; not if the client disconnected or the server stops. */
  onBroken: (error: unknown) => void
}

const limits = {
  /** Workers at once: each uses a core, and two writes would only wait for each other. */
  most: 2,
  mostWaiting: 50,
  message: IMPORTS_BUSY,
}

/** How long a thread waits for the next task, in ms: while somebody looks at what a check found. */
const KEPT_FOR = 60_000

/** A thread that has read more bytes ends with its task, because it keeps the memory. */
const KEPT_BYTES = 1024 * 1024

const TOO_SLOW = `Reading the file took longer than ${IMPORT_LIMITS.time / 1000} seconds. Split it into several files.`
const TOO_LARGE =
  'Reading the file takes too much memory. Copy the rows to a new spreadsheet, or split it into several files.'

/** Reads, checks and writes spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerImporter {
  importer: Importer
  /** Cancels all tasks; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerImporter({ entry, location, onBroken }: WorkerImporterOptions): WorkerImporter {
  const shared = { name: 'import', kept: KEPT_FOR, turns: createLimiter(limits) }
  // Hostile files end at the memory limit, and at once when they are cancelled. Requests go first.
  const reading = workerPool<ImportProtocol>(entry, {
    ...shared,
    memory: 256,
    patience: 0,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    longest: IMPORT_LIMITS.time,
    tooLate: () => unreadable(TOO_SLOW),
  })
  // A write must not end in the middle, and others wait for its lock.
  const writing = workerPool<ImportProtocol>(entry, { ...shared, memory: 512 })
  return {
    async importer(task, body, signal) {
      try {
        const pool = isWrite(task) ? writing : reading
        const isLast = body.byteLength > KEPT_BYTES
        const job = await pool.run({ location, task, body }, { transfer: [body.buffer], signal, isLast })
        // The rows are probably written next.
        if (task.does === 'check') void job.ended.then(writing.prepare)
        const head = await job.begun
        return { ...head, body: head.body ?? streamOfJob(job, 'The import', { onBroken }) }
      } catch (error) {
        if (error instanceof Stopped) throw importCancelled()
        throw error instanceof OutOfMemory && !isWrite(task) ? unreadable(TOO_LARGE) : error
      }
    },
    async close() {
      await Promise.all([reading.close(), writing.close()])
    },
  }
}
