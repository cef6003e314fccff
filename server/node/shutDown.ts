import type { Server } from 'node:http'
import { exitCodes } from './failures.ts'

/** Time for running requests after a stop signal, in ms. */
const SHUTDOWN_TIMEOUT = 10_000

/** After this time, responses that clients are still reading are aborted, in ms. `release` has the remaining time. */
const BREAK_OFF = 7000

/** If no new connection arrives for this time, none is waiting to be accepted, in ms. */
const QUIET = 100

/** How long new connections are accepted after a stop signal, in ms. */
const LAST_ENTRY = 5000

/** SIGHUP is sent when a terminal is closed. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Makes stop signals end the process at once, until there is a server. Returns a function that undoes this. */
export function leaveOnSignal(): () => void {
  const leave = () => process.exit(exitCodes.done)
  for (const signal of STOP_SIGNALS) process.once(signal, leave)
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, leave)
  }
}

/**
 * Handles stop signals: connections already in the accept queue are served, because closing the server would drop
 * them. Running requests are finished. Then `release` is called, and the process exits with code 0.
 */
export function stopOnSignal(server: Server, release: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => {
      process.stderr.write(
        `Ended before all requests were finished, as that took more than ${SHUTDOWN_TIMEOUT / 1000} s.\n`,
      )
      process.exit(exitCodes.unforeseen)
    }, SHUTDOWN_TIMEOUT).unref()
    const stoppedAt = Date.now()
    const latest = stoppedAt + LAST_ENTRY
    let newcomers = 0
    server.on('connection', () => {
      newcomers += 1
    })
    server.prependListener('request', (_request, response) => {
      response.setHeader('Connection', 'close')
    })

    // An immediate runs after the event loop has accepted connections; a timer alone may run before that.
    const wait = () => setTimeout(() => setImmediate(look), QUIET)
    const look = () => {
      if (newcomers > 0 && Date.now() < latest) {
        newcomers = 0
        wait()
        return
      }
      server.close(() => {
        void release().then(() => process.exit(0))
      })
      server.closeIdleConnections()
      // A client that reads too slowly sees an aborted response.
      setTimeout(() => server.closeAllConnections(), stoppedAt + BREAK_OFF - Date.now()).unref()
    }
    wait()
  }
  let isStopping = false
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      // Service managers and npm may send the signal twice; the second one is ignored.
      if (isStopping) return
      isStopping = true
      stop()
    })
}
