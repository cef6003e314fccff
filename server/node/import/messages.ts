import type { Failure } from '#server/node/export/messages.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import type { Finished } from '#server/import/answer.ts'
import type { ImportTask } from '#server/import/importer.ts'
import type { Bytes } from '#server/stream.ts'

/** The data that a worker is started with. */
export interface ImportOrder {
  location: Pick<DataLocation, 'DATABASE_URL' | 'DATA_DIR'>
  task: ImportTask
  body: Bytes
}

/** Messages from a worker. It exits by itself after the last two. */
export type FromWorker =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'finished'; answer: Finished }
  | { kind: 'failed'; failure: Failure }

/** The message to a worker that cancels its task: nothing remains of it. */
export const STOP = 'stop'
