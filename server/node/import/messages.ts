import type { Failure } from '#server/node/export/messages.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import type { Finished } from '#server/import/answer.ts'
import type { ImportTask } from '#server/import/importer.ts'
import type { Bytes } from '#server/stream.ts'

/** What a worker does: tasks that only read, or those that write. */
export type Role = 'reading' | 'writing'

/** A task for a worker. */
export interface ImportOrder {
  location: Pick<DataLocation, 'DATABASE_URL' | 'DATA_DIR'>
  task: ImportTask
  body: Bytes
}

/** Messages to a worker: a task, or that the one that it does is cancelled, so that nothing remains of it. */
export type ToWorker = { kind: 'task'; order: ImportOrder } | { kind: 'stop' }

/** Messages from a worker. The last two end a task. */
export type FromWorker =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'finished'; answer: Finished }
  | { kind: 'failed'; failure: Failure }
