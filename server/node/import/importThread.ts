import { Worker } from 'node:worker_threads'
import type { Finished, OnProgress } from '#server/import/answer.ts'
import { errorOf } from '#server/node/export/messages.ts'
import { Cancelled } from '#server/store/importStore.ts'
import type { FromWorker, ImportOrder, Role, ToWorker } from './messages.ts'

/** The worker used more memory than it may. */
export class OutOfMemory extends Error {}

/** A worker thread, which does one task after another. */
export interface ImportThread {
  role: Role
  /** Does a task. Rejects with {@link Cancelled} after a stop, and with {@link OutOfMemory}. */
  run: (order: ImportOrder, onProgress: OnProgress) => Promise<Finished>
  /** Cancels the task. A write is rolled back; a task that only reads ends at once. */
  stop: () => void
  /** Whether it can do another task. */
  isReady: () => boolean
  /** Ends the thread. */
  end: () => Promise<void>
  /** Resolves when the thread has ended. */
  ended: Promise<void>
}

/** MB. Reading hostile files ends here; a write must not end in the middle, so it has room. */
const MEMORY = { reading: 256, writing: 512 }

interface Running {
  resolve: (answer: Finished) => void
  reject: (error: Error) => void
  onProgress: OnProgress
}

/** @param entry the worker's code, see `importWorker.ts` */
export function startImportThread(entry: string, role: Role): ImportThread {
  const worker = new Worker(entry, {
    workerData: role,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY[role], maxYoungGenerationSizeMb: 16 },
    name: 'import',
  })
  // While it has no task, it does not keep the process.
  worker.unref()
  const tell = (message: ToWorker, transfer: ArrayBuffer[]) => worker.postMessage(message, transfer)
  let running: Running | undefined
  let isStopped = false
  let hasEnded = false

  const fail = (error: Error) => running?.reject(isStopped ? new Cancelled() : error)
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'progress') running?.onProgress(message.done, message.total)
    else if (message.kind === 'finished') running?.resolve(message.answer)
    else fail(errorOf(message.failure))
  })
  worker.on('error', (error: Error) => {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    fail(isMemory ? new OutOfMemory() : error)
  })
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      hasEnded = true
      fail(new Error('The import worker ended early'))
      resolve()
    })
  })

  return {
    role,
    async run(order, onProgress) {
      worker.ref()
      try {
        return await new Promise<Finished>((resolve, reject) => {
          running = { resolve, reject, onProgress }
          tell({ kind: 'task', order }, [order.body.buffer])
        })
      } finally {
        running = undefined
        worker.unref()
      }
    },
    stop() {
      isStopped = true
      if (role === 'writing') tell({ kind: 'stop' }, [])
      else void worker.terminate()
    },
    isReady: () => !isStopped && !hasEnded,
    async end() {
      await worker.terminate()
    },
    ended,
  }
}
