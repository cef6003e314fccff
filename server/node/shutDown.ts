import type { Server } from 'node:http'
import { exitCodes } from './exitCodes.ts'

/** How long requests in flight may take after a stop signal, in ms. */
const SHUTDOWN_TIMEOUT = 10_000

/** Answers that are not taken by then are broken off, in ms: `release` has the rest of the time. */
const BREAK_OFF = 7000

/** After so long without a new connection none is waiting to be accepted, in ms. */
const QUIET = 100

/** New connections are accepted for so long after a stop signal, in ms. */
const LAST_ENTRY = 5000

/** The last one comes when a terminal is closed. */
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Until there is a server, a stop signal ends the process at once. Returns a function that ends this. */
export function leaveOnSignal(): () => void {
  const leave = () => process.exit(exitCodes.done)
  for (const signal of STOP_SIGNALS) process.once(signal, leave)
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, leave)
  }
}

/**
 * On a stop signal: connections that wait to be accepted are still accepted, as closing the server would drop them;
 * requests in flight are finished; then `release`, then exit 0.
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

    // An immediate follows upon the moment at which connections are taken in; a timer alone may come before it.
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
      // An answer that somebody takes too slowly is broken off, which its client sees.
      setTimeout(() => server.closeAllConnections(), stoppedAt + BREAK_OFF - Date.now()).unref()
    }
    wait()
  }
  let isStopping = false
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      // Service managers and npm may send it twice: the second one asks for nothing else.
      if (isStopping) return
      isStopping = true
      stop()
    })
}
