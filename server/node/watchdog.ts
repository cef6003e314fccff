import { url } from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LogEntry } from '#server/app.ts'
import { SharedPulse } from './sharedPulse.ts'

/** Between two beats, in ms. */
const BEAT = 500

export interface Watchdog {
  /** Called when a request begins. Returns a function to call when it ends. */
  begun: (entry: Pick<LogEntry, 'requestId' | 'method' | 'route'>) => () => void
  /** From now on a thread of its own ends the process when this one has been blocked for 10 s. */
  start: () => void
}

/**
 * Ends a process whose one thread for everybody no longer gets round to anybody, so that it is started again.
 * @param notify called with the error when the watchdog fails
 */
export function createWatchdog(notify: (error: Error) => void): Watchdog {
  const pulse = new SharedPulse()
  return {
    begun: ({ method, route, requestId }) => pulse.begin(`${method} ${route} (${requestId})`),
    start() {
      // Who stops the program in a debugger means to.
      if (url() !== undefined) return
      setInterval(() => pulse.beat(), BEAT).unref()
      const worker = new Worker(join(import.meta.dirname, 'watchdogWorker.js'), {
        workerData: pulse.memory,
        // It inherits what the process was told to load otherwise.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
      })
      worker.on('error', notify)
      worker.unref()
    },
  }
}
