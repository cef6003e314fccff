import type { Bytes } from '#server/stream.ts'

/** The tasks of a kind of workers, and what their responses begin with. */
export interface Protocol {
  task: unknown
  head: unknown
}

/** What a worker is started with. */
export interface WorkerData {
  /** Of its thread, see `os.setPriority`; only Linux has one for each thread. @default that of the process */
  priority?: number | undefined
}

/** Messages to a worker: a task; that its client has read bytes, so more may be sent; or that the task is cancelled. */
export type ToWorker<P extends Protocol> =
  | { kind: 'task'; task: P['task'] }
  | { kind: 'taken'; bytes: number }
  | { kind: 'stop' }

/** Messages from a worker: what the response begins with, and then its content. The last two end the task. */
export type FromWorker<P extends Protocol> =
  | { kind: 'begun'; head: P['head'] }
  | { kind: 'piece'; bytes: Bytes }
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure }

/** An error in a form that can be sent between threads. The code says whether the database is unavailable. */
interface Failure {
  name: string
  message: string
  stack?: string | undefined
  code?: string | undefined
}

/** How many bytes a worker may be ahead of its client. */
export const AHEAD = 256 * 1024

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, stack } = error
  return { name, message, stack, code: 'code' in error ? String(error.code) : undefined }
}

export const errorOf = ({ message, ...failure }: Failure) => Object.assign(new Error(message), failure)
