import type { Limiter } from '#server/limiter.ts'
import { Stopped, type Buffered, type Job } from './job.ts'
import type { Protocol } from './messages.ts'
import { startThread, type Thread, type ThreadOptions } from './thread.ts'

interface PoolOptions extends Omit<ThreadOptions, 'buffer'> {
  /** When a task has its turn. @default one at a time, in order of arrival */
  turns?: Limiter
  /** How long a thread waits for the next task, in ms: starting takes longer than a short task. @default it ends with its task */
  kept?: number
  /** Longest time for a task, in ms. @default as long as it takes */
  longest?: number
  /** Returns the error of a task that takes longer. */
  tooLate?: () => Error
  /** @default workers do not wait for their clients */
  buffer?: Buffered
}

interface RunOptions {
  /** Buffers that cannot be used here any more. */
  transfer?: ArrayBuffer[]
  /** Aborted when the client disconnects, which cancels the task. */
  signal?: AbortSignal
  /** When the wait for a turn began, in ms since 1970. */
  since?: number
  /** Whether the thread ends with the task, for example because it keeps much memory. */
  isLast?: boolean
}

/** Worker threads that do tasks of one kind. */
export interface WorkerPool<P extends Protocol> {
  /** Starts a task, once it has its turn. @throws what `turns` throws */
  run: (task: P['task'], options?: RunOptions) => Promise<Job<P>>
  /** Starts a thread for a task that will probably come soon. */
  prepare: () => void
  /** Cancels all tasks; resolves when every thread has ended. */
  close: () => Promise<void>
}

/** @param entry the worker's code, which calls `serve` */
export function workerPool<P extends Protocol>(
  entry: string,
  {
    turns = oneAtATime(),
    kept,
    longest,
    tooLate = () => new Error('The task took too long'),
    buffer = { bytes: 0, size: Number.POSITIVE_INFINITY },
    ...options
  }: PoolOptions,
): WorkerPool<P> {
  const jobs = new Map<Job<P>, Promise<void>>()
  let idle: { thread: Thread<P>; timer: NodeJS.Timeout } | undefined
  let isClosed = false
  const start = () => startThread<P>(entry, { ...options, buffer })

  function takeIdle(): Thread<P> | undefined {
    clearTimeout(idle?.timer)
    const thread = idle?.thread
    idle = undefined
    return thread
  }

  async function giveBack(thread: Thread<P>) {
    if (kept === undefined || isClosed || idle || !thread.isReady()) return thread.end()
    idle = { thread, timer: setTimeout(() => void takeIdle()?.end(), kept).unref() }
  }

  async function run(task: P['task'], { transfer, signal, since, isLast = false }: RunOptions = {}) {
    const leave = await turns.enter(signal ?? new AbortController().signal, since)
    if (isClosed) {
      leave()
      throw new Stopped('The server stops')
    }
    const known = takeIdle()
    const thread = known?.isReady() ? known : start()
    const job = thread.run(task, transfer)
    const cancel = () => job.stop(new Stopped('The client went away'))
    signal?.addEventListener('abort', cancel)
    const timer = longest === undefined ? undefined : setTimeout(() => job.stop(tooLate()), longest)
    const over = job.ended.then(async () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      await (isLast ? thread.end() : giveBack(thread))
      jobs.delete(job)
      return leave()
    })
    jobs.set(job, over)
    return job
  }

  return {
    run,
    prepare() {
      if (!isClosed && !idle) void giveBack(start())
    },
    async close() {
      isClosed = true
      for (const job of jobs.keys()) job.stop(new Stopped('The server stops'))
      await Promise.all(jobs.values())
      await takeIdle()?.end()
    },
  }
}

function oneAtATime(): Limiter {
  let last: Promise<unknown> = Promise.resolve()
  return {
    enter() {
      const before = last
      return new Promise((admit) => {
        last = new Promise<void>((leave) => {
          void before.then(() => admit(leave))
        })
      })
    },
  }
}
