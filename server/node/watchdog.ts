import { url } from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LogEntry } from '#server/noteRequests.ts'
import { SharedPulse } from './sharedPulse.ts'

/** Interval of heartbeats, in ms. */
const BEAT = 500

export interface Watchdog {
  /** Called when a request begins. Returns a function to call when it ends. */
  begun: (entry: Pick<LogEntry, 'requestId' | 'method' | 'route'>) => () => void
  /** Starts a thread that ends the process if this one is blocked for 10 s. */
  start: () => void
}

/**
 * Ends a process whose event loop is blocked, so that the service manager restarts it.
 * @param notify called with the error when the watchdog fails
 */
export function createWatchdog(notify: (error: Error) => void): Watchdog {
  const pulse = new SharedPulse()
  return {
    begun: ({ method, route, requestId }) => pulse.begin(`${method} ${route} (${requestId})`),
    start() {
      // Stopping at a breakpoint is intended.
      if (url() !== undefined) return
      setInterval(() => pulse.beat(), BEAT).unref()
      const worker = new Worker(join(import.meta.dirname, 'watchdogWorker.js'), {
        workerData: pulse.memory,
        // Otherwise it would inherit the --import and --require options of the process.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
      })
      worker.on('error', notify)
      worker.unref()
    },
  }
}
