import type { ExportOrder } from '#server/export/studentBook.ts'
import type { DataPlace } from '#server/node/openStore.ts'
import type { Bytes } from '#server/stream.ts'

/** What a worker is started with. */
export interface ExportTask {
  place: Pick<DataPlace, 'DATABASE_URL' | 'DATA_DIR'>
  order: ExportOrder
}

/** What a worker says. After 'done' or 'failed' it ends by itself. */
export type FromWorker =
  | { kind: 'begun'; rows: number }
  | { kind: 'piece'; bytes: Bytes }
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure }

/** An error as it goes from thread to thread: the code tells whether the database is to be had. */
export interface Failure {
  name: string
  message: string
  stack?: string | undefined
  code?: string | undefined
}

/** Messages to a worker: bytes were taken, so as many more may be sent; or the export was cancelled. */
export type ToWorker = { kind: 'taken'; bytes: number } | { kind: 'stop' }

/** How far a worker runs ahead of what is taken, in bytes. */
export const AHEAD = 256 * 1024

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack, code: 'code' in error ? String(error.code) : undefined }
}

export const errorOf = ({ message, ...failure }: Failure) => Object.assign(new Error(message), failure)
