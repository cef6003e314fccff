import { Worker } from 'node:worker_threads'
import { createJob, type Buffered, type Job } from './job.ts'
import type { FromWorker, Protocol, ToWorker, WorkerData } from './messages.ts'

/** The worker used more memory than it may. */
export class OutOfMemory extends Error {}

/** A worker thread, which does one task after another. */
export interface Thread<P extends Protocol> {
  /** Gives it a task, once the one before has ended. Transferred buffers cannot be used here any more. */
  run: (task: P['task'], transfer?: ArrayBuffer[]) => Job<P>
  /** Whether it can do another task. */
  isReady: () => boolean
  /** Ends the thread. */
  end: () => Promise<void>
  /** Resolves when the thread has ended. */
  ended: Promise<void>
}

export interface ThreadOptions extends WorkerData {
  name: string
  /** Its limit in MB. (A young generation of the default size takes 15 MB more and saves no time.) */
  memory: number
  /** How long it may take to end a task that is stopped, in ms; then the thread is ended by force. @default as long as it takes */
  patience?: number
  buffer: Buffered
}

/** @param entry the worker's code, which calls `serve` */
export function startThread<P extends Protocol>(
  entry: string,
  { name, memory, patience, priority, buffer }: ThreadOptions,
): Thread<P> {
  const data: WorkerData = { priority }
  const worker = new Worker(entry, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
    name,
  })
  // While it has no task, it does not keep the process.
  worker.unref()
  const post = (message: ToWorker<P>, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer)
  let running: ReturnType<typeof createJob<P>> | undefined
  let isReady = true

  worker.on('message', (message: FromWorker<P>) => running?.receive(message))
  worker.on('error', (error: Error) => {
    isReady = false
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    running?.fail(isMemory ? new OutOfMemory() : error)
  })
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isReady = false
      running?.fail(new Error(`The ${name} worker ended early`))
      resolve()
    })
  })
  const end = async () => {
    await worker.terminate()
  }

  function stop() {
    isReady = false
    post({ kind: 'stop' })
    if (patience === undefined) return
    const timer = setTimeout(() => void end(), patience)
    void ended.then(() => clearTimeout(timer))
  }

  return {
    run(task, transfer) {
      worker.ref()
      running = createJob<P>({ buffer, onTaken: (bytes) => post({ kind: 'taken', bytes }), onStop: stop })
      const { job } = running
      void job.ended.finally(() => {
        running = undefined
        worker.unref()
      })
      post({ kind: 'task', task }, transfer)
      return job
    },
    isReady: () => isReady,
    end,
    ended,
  }
}
