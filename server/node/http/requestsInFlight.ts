import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Maximum number of unanswered requests on a connection. Clients that pipeline send a few ahead. */
const MOST = 16

/** The unanswered requests of each connection. */
export class RequestsInFlight {
  readonly #answers = new WeakMap<Duplex, Set<ServerResponse>>()

  /**
   * Returns false, and ends the connection, if it has too many: a single read can contain 1,500 small requests, which
   * would all be handled before those of other clients.
   */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false
    const answers = this.#answers.get(socket) ?? new Set()
    this.#answers.set(socket, answers.add(response))
    if (answers.size > MOST) {
      socket.destroy()
      return false
    }
    response.once('close', () => answers.delete(response))
    return true
  }

  /** Whether a response has begun on the connection, so that no other can be sent. */
  hasBegun(socket: Duplex): boolean {
    return [...(this.#answers.get(socket) ?? [])].some((response) => response.headersSent)
  }
}
