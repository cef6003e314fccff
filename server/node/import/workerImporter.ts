import { IMPORT_LIMITS } from '#contract/import.ts'
import { createGate, withQueueTimeout } from '#server/gate.ts'
import { answerLines, type Finished, type Importer, type OnProgress } from '#server/import/answer.ts'
import type { ImportTask } from '#server/import/importer.ts'
import { unreadable } from '#server/import/unreadable.ts'
import type { Bytes } from '#server/stream.ts'
import { OutOfMemory, startImportJob, type ImportJob } from './importJob.ts'
import type { ImportOrder } from './messages.ts'

interface WorkerImporterParts {
  /** Path of the built worker. */
  entry: string
  location: ImportOrder['location']
  /** Called with an error after a response has begun; not if the client disconnected or the server stops. */
  onBroken: (error: unknown) => void
}

/** Maximum number of workers at once: each uses a core, and two writes would only wait for each other. */
const WORKERS = 2

const limits = {
  most: WORKERS,
  mostWaiting: 50,
  message: 'Other imports are running right now. Please try again in a moment.',
}

const TOO_SLOW = `Reading the file took longer than ${IMPORT_LIMITS.time / 1000} seconds. Split it into several files.`
const TOO_LARGE =
  'Reading the file takes too much memory. Copy the rows to a new spreadsheet, or split it into several files.'

/** Reads, checks and writes spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerImporter {
  importer: Importer
  /** Cancels all tasks; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerImporter({ entry, location, onBroken }: WorkerImporterParts): WorkerImporter {
  const gate = createGate(limits)
  const jobs = new Set<ImportJob>()

  async function run(
    task: ImportTask,
    body: Bytes,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<Finished> {
    const leave = await gate.enter(withQueueTimeout(signal))
    const job = startImportJob(entry, { location, task, body }, onProgress)
    jobs.add(job)
    const stop = () => job.stop()
    let isLate = false
    function tooLate() {
      isLate = true
      stop()
    }
    const timer = isTimed(task) ? setTimeout(tooLate, IMPORT_LIMITS.time) : undefined
    signal.addEventListener('abort', stop)
    void job.ended.finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      jobs.delete(job)
      leave()
    })
    try {
      return await job.result
    } catch (error) {
      if (isLate) throw unreadable(TOO_SLOW)
      throw error instanceof OutOfMemory && isTimed(task) ? unreadable(TOO_LARGE) : error
    }
  }

  return {
    async importer(task, body, signal) {
      if (task.does === 'write')
        return answerLines((onProgress, stop) => run(task, body, onProgress, stop), signal, onBroken)
      return run(task, body, () => {}, signal)
    },

    async close() {
      const ends = [...jobs].map((job) => {
        job.stop()
        return job.ended
      })
      await Promise.all(ends)
    },
  }
}

/** Whether a task ends after a while: those that only read. */
const isTimed = ({ does }: ImportTask) => does !== 'write' && does !== 'undo'
