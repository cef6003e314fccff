import { EventEmitter } from 'node:events'
import type pg from 'pg'

/** How PostgreSQL answers a statement. */
type Answer = 'ok' | 'rolled back' | 'silence'

/** A pool of pg whose server is a function. */
export class FakePool extends EventEmitter {
  readonly clients: FakeClient[] = []
  readonly asked: string[] = []
  readonly released: ('returned' | 'destroyed')[] = []
  readonly #idle: FakeClient[] = []
  answer: (sql: string, client: FakeClient) => Answer | Promise<Answer> = () => 'ok'
  connecting: () => Promise<unknown> = async () => {}
  /** Of a connection that is given back. */
  status = 'I'

  async connect() {
    const idle = this.#idle.pop()
    if (idle) return idle
    await this.connecting()
    const client = new FakeClient(this)
    this.clients.push(client)
    this.emit('connect', client)
    return client
  }

  give(client: FakeClient, isDestroyed: boolean) {
    this.released.push(isDestroyed ? 'destroyed' : 'returned')
    if (!isDestroyed) this.#idle.push(client)
  }

  async end() {}
}

/** As the type of pg has it, of which the product asks for no more. */
export function asPool(pool: unknown): pg.Pool {
  return pool as pg.Pool
}

class FakeClient extends EventEmitter {
  readonly #pool: FakePool

  constructor(pool: FakePool) {
    super()
    this.#pool = pool
  }

  async query({ text: sql, query_timeout }: pg.QueryConfig & { query_timeout: number }) {
    this.#pool.asked.push(sql)
    const answering = this.#pool.answer(sql, this)
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Query read timeout')), query_timeout)
    })
    const answer = await Promise.race([answering, late])
    if (answer === 'silence') return late
    const command = answer === 'rolled back' ? 'ROLLBACK' : sql.split(' ', 1)[0]?.toUpperCase()
    return { command, rowCount: 0, rows: [] }
  }

  /** As pg does: the query fails, and the client says so as well. */
  breakWith(error: Error): Promise<never> {
    this.emit('error', error)
    return Promise.reject(error)
  }

  getTransactionStatus() {
    return this.#pool.status
  }

  release(problem: Error | boolean = false) {
    this.#pool.give(this, problem !== false)
  }
}
