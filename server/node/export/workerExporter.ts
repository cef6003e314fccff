import { constants } from 'node:os'
import type { Exporter } from '#server/export/exporter.ts'
import type { ExportOrder } from '#server/export/order.ts'
import { createLimiter } from '#server/limiter.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import { streamOfJob } from '#server/node/workers/job.ts'
import { workerPool } from '#server/node/workers/pool.ts'

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

const thread = {
  name: 'export',
  // A worker holds a few hundred records at a time.
  memory: 96,
  patience: 2000,
  // Requests go first.
  priority: constants.priority.PRIORITY_LOW,
  longest: LONGEST,
  tooLate: () => new Error('The export took too long'),
}
const BUFFER_SIZE = 32 * 1024 * 1024

/** Generates spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerExporter {
  exporter: Exporter
  /** Aborts all exports; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerExporter({ entry, location, onBroken }: WorkerExporterOptions): WorkerExporter {
  const sending = createLimiter({ ...limits, most: SENDING })
  const turns = createLimiter({ ...limits, most: WORKERS })
  const buffer = { bytes: 0, size: BUFFER_SIZE }
  const { run, close } = workerPool<ExportProtocol>(entry, { ...thread, turns, buffer })
  return {
    async exporter(order, signal) {
      const since = Date.now()
      const leave = await sending.enter(signal, since)
      try {
        const job = await run({ location, order }, { signal, since })
        const rows = await job.begun
        return { rows, body: streamOfJob(job, 'The export', { onEnd: leave, onBroken }) }
      } catch (error) {
        leave()
        throw error
      }
    },
    close,
  }
}
