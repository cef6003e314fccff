import type { Server } from 'node:http'

/** How long requests in flight may take after a stop signal, in ms. */
const PATIENCE = 10_000

/** On SIGTERM and SIGINT: no new connections, what is in flight is finished, then `release`, then exit 0. */
export function stopOnSignal(server: Server, release: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), PATIENCE).unref()
    server.close(() => {
      void release().then(() => process.exit(0))
    })
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
