import type { ExportOrder } from '#server/export/order.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import type { Bytes } from '#server/stream.ts'

/** The data that a worker is started with. */
export interface ExportTask {
  location: Pick<DataLocation, 'DATABASE_URL' | 'DATA_DIR'>
  order: ExportOrder
}

/** Messages from a worker. It exits by itself after 'done' or 'failed'. */
export type FromWorker =
  | { kind: 'begun'; rows: number }
  | { kind: 'piece'; bytes: Bytes }
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure }

/** An error in a form that can be sent between threads. The code says whether the database is unavailable. */
export interface Failure {
  name: string
  message: string
  stack?: string | undefined
  code?: string | undefined
}

/** Messages to a worker: the client has read bytes, so more may be sent; or the export was cancelled. */
export type ToWorker = { kind: 'taken'; bytes: number } | { kind: 'stop' }

/** How many bytes a worker may be ahead of its client. */
export const AHEAD = 256 * 1024

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack, code: 'code' in error ? String(error.code) : undefined }
}

export const errorOf = ({ message, ...failure }: Failure) => Object.assign(new Error(message), failure)
