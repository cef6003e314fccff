import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** How many requests a connection may have unanswered: clients that pipeline send a few ahead. */
const MOST = 16

/** The requests of each connection that are not answered yet. */
export class RequestsInFlight {
  readonly #answers = new WeakMap<Duplex, Set<ServerResponse>>()

  /**
   * Returns false, and ends the connection, where it has too many: one read brings 1,500 small ones, which would all be
   * worked on before anybody else's.
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

  /** Whether an answer on the connection has begun, so that no other words can be sent. */
  hasBegun(socket: Duplex): boolean {
    return [...(this.#answers.get(socket) ?? [])].some((response) => response.headersSent)
  }
}
