import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Bytes } from '#server/stream.ts'
import {
  AHEAD,
  failureOf,
  type FromWorker,
  type Protocol,
  type ToWorker,
  type WorkerData,
} from './messages.ts'

/** The other end of a task, in its worker. */
export interface Client<P extends Protocol> {
  /** Sends what the response begins with. Buffers that are transferred cannot be used here any more. */
  begin: (head: P['head'], transfer?: ArrayBuffer[]) => void
  /** Sends a part of the response, and transfers it. Resolves when there is room for the next one. */
  send: (bytes: Bytes) => Promise<void>
  /** Aborted when the task is cancelled. */
  signal: AbortSignal
}

/** Does the tasks that the thread is given, one after another. */
export function serve<P extends Protocol>(work: (task: P['task'], client: Client<P>) => Promise<void>): void {
  const port = parentPort
  if (!port) throw new Error('This runs as a worker.')
  const say = (message: FromWorker<P>, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  const { priority }: WorkerData = workerData
  if (priority !== undefined && process.platform === 'linux') setPriority(priority)

  let stopped = new AbortController()
  const ahead = { room: AHEAD, onRoom: () => {} }

  async function send(bytes: Bytes) {
    // A transferred buffer has no length in this thread.
    ahead.room -= bytes.byteLength
    say({ kind: 'piece', bytes }, [bytes.buffer])
    while (ahead.room <= 0 && !stopped.signal.aborted)
      await new Promise<void>((resolve) => {
        ahead.onRoom = resolve
      })
  }

  async function run(task: P['task']) {
    stopped = new AbortController()
    ahead.room = AHEAD
    const begin: Client<P>['begin'] = (head, transfer) => say({ kind: 'begun', head }, transfer)
    try {
      await work(task, { begin, send, signal: stopped.signal })
      say({ kind: 'done' })
    } catch (error) {
      say({ kind: 'failed', failure: failureOf(error) })
    }
  }

  port.on('message', (message: ToWorker<P>) => {
    if (message.kind === 'task') void run(message.task)
    else if (message.kind === 'stop') stopped.abort()
    else ahead.room += message.bytes
    ahead.onRoom()
  })
}
