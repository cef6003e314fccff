import { constants } from 'node:os'
import type { Exporter } from '#server/export/exporter.ts'
import type { ExportOrder } from '#server/export/order.ts'
import { createLimiter } from '#server/limiter.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import { Stopped, streamOfJob, type Job } from '#server/node/workers/job.ts'
import { startThread } from '#server/node/workers/thread.ts'

/** A task is a spreadsheet to generate; its response begins with the expected number of rows. */
export interface ExportProtocol {
  task: { location: Pick<DataLocation, 'DATABASE_URL' | 'DATA_DIR'>; order: ExportOrder }
  head: number
}

interface WorkerExporterOptions {
  /** Path of the built worker. */
  entry: string
  location: ExportProtocol['task']['location']
  /**
   * Called with an error that ended a spreadsheet after the response had begun; not if the client disconnected or the
   * server stops.
   */
  onBroken: (error: unknown) => void
}

/** Maximum number of workers at once. Each uses a core for about a second, a connection and a database snapshot. */
const WORKERS = 2
/** Maximum number of spreadsheets that are sent at once. */
const SENDING = 32
/** Maximum run time of a worker, in ms. Its snapshot keeps the database from removing old rows for that long. */
const LONGEST = 10 * 60_000

const limits = {
  mostWaiting: 500,
  message: 'Other exports are being made right now. Please try again in a moment.',
}

/** Requests go first. A worker holds a few hundred records at a time. */
const thread = { name: 'export', memory: 96, patience: 2000, priority: constants.priority.PRIORITY_LOW }
const BUFFER_SIZE = 32 * 1024 * 1024

/** Generates spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerExporter {
  exporter: Exporter
  /** Aborts all exports; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerExporter({ entry, location, onBroken }: WorkerExporterOptions): WorkerExporter {
  const sending = createLimiter({ ...limits, most: SENDING })
  const making = createLimiter({ ...limits, most: WORKERS })
  const buffer = { bytes: 0, size: BUFFER_SIZE }
  const jobs = new Map<Job<ExportProtocol>, Promise<void>>()

  async function begin(order: ExportOrder, signal: AbortSignal, since: number): Promise<Job<ExportProtocol>> {
    const leave = await making.enter(signal, since)
    const worker = startThread<ExportProtocol>(entry, { ...thread, buffer })
    const job = worker.run({ location, order })
    const timer = setTimeout(() => job.stop(new Error('The export took too long')), LONGEST)
    const over = job.ended.then(async () => {
      clearTimeout(timer)
      await worker.end()
      jobs.delete(job)
      return leave()
    })
    jobs.set(job, over)
    return job
  }

  return {
    async exporter(order, signal) {
      const since = Date.now()
      const leave = await sending.enter(signal, since)
      try {
        const job = await begin(order, signal, since)
        const rows = await job.begun
        return { rows, body: streamOfJob(job, 'The export', { onEnd: leave, onBroken }) }
      } catch (error) {
        leave()
        throw error
      }
    },

    async close() {
      for (const job of jobs.keys()) job.stop(new Stopped('The server stops'))
      await Promise.all(jobs.values())
    },
  }
}
