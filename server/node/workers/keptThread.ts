import { Stopped } from './job.ts'
import type { Protocol } from './messages.ts'
import { startThread, type Thread, type ThreadOptions } from './thread.ts'

/** A worker thread for tasks that come now and then. */
export interface KeptThread<P extends Protocol> {
  /** Does a task after those before it. Returns what its response begins with. */
  run: (task: P['task'], transfer?: ArrayBuffer[]) => Promise<P['head']>
  /** Cancels the present task; resolves when the thread has ended. */
  close: () => Promise<void>
}

interface KeptOptions extends Omit<ThreadOptions, 'buffer'> {
  /** How long the thread waits for the next task, in ms. */
  kept: number
  /** Longest time for one task, in ms. */
  longest: number
  /** Returns the error of a task that takes longer. */
  tooLate: () => Error
}

/** Starts a thread when there is a task, and ends it when there was none for a while. @param entry as in {@link startThread} */
export function keptThread<P extends Protocol>(
  entry: string,
  { kept, longest, tooLate, ...options }: KeptOptions,
): KeptThread<P> {
  const buffer = { bytes: 0, size: Number.POSITIVE_INFINITY }
  let thread: Thread<P> | undefined
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let stop = (_reason: Error) => {}

  async function end() {
    const ended = thread
    thread = undefined
    await ended?.end()
  }

  async function runNow(task: P['task'], transfer?: ArrayBuffer[]): Promise<P['head']> {
    clearTimeout(timer)
    if (thread?.isReady() !== true) thread = startThread<P>(entry, { ...options, buffer })
    const job = thread.run(task, transfer)
    stop = (reason) => job.stop(reason)
    const late = setTimeout(() => job.stop(tooLate()), longest)
    try {
      return await job.begun
    } finally {
      await job.ended
      clearTimeout(late)
      timer = setTimeout(() => void end(), kept).unref()
    }
  }

  return {
    run(task, transfer) {
      const next = turn.then(() => runNow(task, transfer))
      turn = next.catch(() => {})
      return next
    },

    async close() {
      clearTimeout(timer)
      stop(new Stopped('The server stops'))
      await end()
    },
  }
}
