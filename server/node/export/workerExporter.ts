import type { Exporter } from '#server/export/exporter.ts'
import { createGate } from '#server/gate.ts'
import { brokenOff } from '#server/stream.ts'
import { startExportJob, type ExportJob, type ExportBuffer } from './exportJob.ts'
import type { ExportTask } from './messages.ts'

interface WorkerExporterParts {
  /** Path of the built worker. */
  entry: string
  location: ExportTask['location']
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
const BUFFER_SIZE = 32 * 1024 * 1024
/** Maximum run time of a worker, in ms. Its snapshot keeps the database from removing old rows for that long. */
const LONGEST = 10 * 60_000

const limits = {
  mostWaiting: 500,
  message: 'Other exports are being made right now. Please try again in a moment.',
}

/** The client disconnected, which is not a failure. */
class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Generates spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerExporter {
  exporter: Exporter
  /** Aborts all exports; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerExporter({ entry, location, onBroken }: WorkerExporterParts): WorkerExporter {
  const sending = createGate({ ...limits, most: SENDING })
  const making = createGate({ ...limits, most: WORKERS })
  const buffer: ExportBuffer = { bytes: 0, size: BUFFER_SIZE }
  const jobs = new Set<ExportJob>()

  async function begin(
    order: ExportTask['order'],
    signal: AbortSignal,
    since: number,
  ): Promise<[ExportJob, number]> {
    const leave = await making.enter(signal, since)
    const job = startExportJob(entry, { location, order }, buffer)
    jobs.add(job)
    const timer = setTimeout(() => job.stop(new Error('The export took too long')), LONGEST)
    void job.ended.finally(() => {
      clearTimeout(timer)
      jobs.delete(job)
      leave()
    })
    return [job, await job.begun]
  }

  return {
    async exporter(order, signal) {
      const since = Date.now()
      const leave = await sending.enter(signal, since)
      const [job, rows] = await begin(order, signal, since).catch((error: unknown) => {
        leave()
        throw error
      })
      const body = new ReadableStream(
        {
          async pull(controller) {
            try {
              const piece = await job.next()
              if (piece) return controller.enqueue(piece)
              leave()
              controller.close()
            } catch (error) {
              leave()
              // Ends a read that is waiting when its client disconnects or the server stops.
              if (!(error instanceof Stopped)) onBroken(error)
              throw brokenOff('The export')
            }
          },
          cancel() {
            leave()
            job.stop(new Stopped('The client went away'))
          },
        },
        { highWaterMark: 0 },
      )
      return { rows, body }
    },

    async close() {
      const ends = [...jobs].map((job) => {
        job.stop(new Stopped('The server stops'))
        return job.ended
      })
      await Promise.all(ends)
    },
  }
}
