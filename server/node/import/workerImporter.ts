import { IMPORT_LIMITS } from '#contract/import/import.ts'
import { createLimiter } from '#server/limiter.ts'
import { importCancelled, IMPORTS_BUSY, type Importer } from '#server/import/answer.ts'
import { isWrite } from '#server/import/importer.ts'
import { unreadable } from '#server/import/unreadable.ts'
import { Stopped, streamOfJob, type Job } from '#server/node/workers/job.ts'
import { OutOfMemory } from '#server/node/workers/thread.ts'
import { importThreads, type ImportOrder, type ImportProtocol } from './importThreads.ts'

interface WorkerImporterOptions {
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
  message: IMPORTS_BUSY,
}

/** A thread that has read more bytes ends with its task, because it keeps the memory. */
const KEPT_BYTES = 1024 * 1024

const TOO_SLOW = `Reading the file took longer than ${IMPORT_LIMITS.time / 1000} seconds. Split it into several files.`
const TOO_LARGE =
  'Reading the file takes too much memory. Copy the rows to a new spreadsheet, or split it into several files.'

/** Reads, checks and writes spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerImporter {
  importer: Importer
  /** Cancels all tasks; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerImporter({ entry, location, onBroken }: WorkerImporterOptions): WorkerImporter {
  const limiter = createLimiter(limits)
  const threads = importThreads(entry)
  const jobs = new Map<Job<ImportProtocol>, Promise<void>>()

  /** Starts a task once it has its turn. */
  async function begin(order: ImportOrder, signal: AbortSignal): Promise<Job<ImportProtocol>> {
    const leave = await limiter.enter(signal)
    const { task, body } = order
    const isSmall = body.byteLength <= KEPT_BYTES
    const role = isWrite(task) ? 'writing' : 'reading'
    const thread = threads.take(role)
    const job = thread.run(order, [body.buffer])
    const cancel = () => job.stop(new Stopped('The client went away'))
    const tooLate = () => job.stop(unreadable(TOO_SLOW))
    const timer = role === 'reading' ? setTimeout(tooLate, IMPORT_LIMITS.time) : undefined
    signal.addEventListener('abort', cancel)
    const over = job.ended.then(async () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      await (isSmall ? threads.giveBack(role, thread) : thread.end())
      // The rows are probably written next.
      if (task.does === 'check') threads.prepare('writing')
      jobs.delete(job)
      return leave()
    })
    jobs.set(job, over)
    return job
  }

  return {
    async importer(task, body, signal) {
      try {
        const job = await begin({ location, task, body }, signal)
        const head = await job.begun
        return { ...head, body: head.body ?? streamOfJob(job, 'The import', { onBroken }) }
      } catch (error) {
        if (error instanceof Stopped) throw importCancelled()
        throw error instanceof OutOfMemory && !isWrite(task) ? unreadable(TOO_LARGE) : error
      }
    },

    async close() {
      for (const job of jobs.keys()) job.stop(new Stopped('The server stops'))
      await Promise.all(jobs.values())
      await threads.close()
    },
  }
}
