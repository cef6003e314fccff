import { Worker } from 'node:worker_threads'
import type { Finished, OnProgress } from '#server/import/answer.ts'
import { errorOf } from '#server/node/export/messages.ts'
import { Cancelled } from '#server/store/importStore.ts'
import { STOP, type FromWorker, type ImportOrder } from './messages.ts'

/** The worker used more memory than it may. */
export class OutOfMemory extends Error {}

export interface ImportJob {
  /** Rejects with {@link Cancelled} after a stop, and with {@link OutOfMemory}. */
  result: Promise<Finished>
  /** Resolves when the worker has stopped. */
  ended: Promise<void>
  /** Cancels the task. A write is rolled back; a task that only reads ends at once. */
  stop: () => void
}

/** MB. Reading hostile files ends here; a write must not end in the middle, so it has room. */
const MEMORY = { reading: 256, writing: 512 }

/** @param entry the worker's code, see `importWorker.ts` */
export function startImportJob(entry: string, order: ImportOrder, onProgress: OnProgress): ImportJob {
  const isWriting = order.task.does === 'write' || order.task.does === 'undo'
  const worker = new Worker(entry, {
    workerData: order,
    transferList: [order.body.buffer],
    resourceLimits: {
      maxOldGenerationSizeMb: isWriting ? MEMORY.writing : MEMORY.reading,
      maxYoungGenerationSizeMb: 16,
    },
    name: 'import',
  })
  let isStopped = false

  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => resolve())
  })
  const result = new Promise<Finished>((resolve, reject) => {
    const fail = (error: Error) => reject(isStopped ? new Cancelled() : error)
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') onProgress(message.done, message.total)
      else if (message.kind === 'finished') resolve(message.answer)
      else fail(errorOf(message.failure))
    })
    worker.once('error', (error: Error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      fail(isMemory ? new OutOfMemory() : error)
    })
    worker.once('exit', () => fail(new Error('The import worker ended early')))
  })

  return {
    result,
    ended,
    stop() {
      isStopped = true
      if (isWriting) worker.postMessage(STOP, [])
      else void worker.terminate()
    },
  }
}
