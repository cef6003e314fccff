import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { Unsettled } from '#server/store/storeErrors.ts'
import { spend } from './budget.ts'
import { ConnectionLost, isConnectionGone, isUnavailable } from './errorCodes.ts'

/**
 * Minimum time for a commit and a rollback, in ms, even if the request's time is over: without a response it would be unknown
 * whether the data was saved, and a healthy connection would be closed.
 */
const MIN_END_TIME = 500

/** Time limits of a request's steps, in ms. */
export interface Limits {
  connect: number
  statement: number
}

/**
 * Kysely's view of a pool: each statement has the remaining time of its request, and a connection that broke or did not respond
 * in time is closed instead of returned.
 * @param onLost called for each lost connection; the pool opens new ones by itself
 */
export function postgresPool(pool: pg.Pool, limits: Limits, onLost: (error: Error) => void): PostgresPool {
  // An error event without a listener ends the process. Whoever uses the connection learns of it from their next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', onLost)
  return {
    connect: () =>
      spend({ most: limits.connect }, async (ms) => {
        try {
          return new Connection(await connectIn(pool, ms), limits, onLost)
        } catch (error) {
          throw isUnavailable(error) ? error : new ConnectionLost(error)
        }
      }),
    end: () => pool.end(),
  }
}

/** The pool's own limit does not know how much time a request has left. A connection that comes too late goes back. */
function connectIn(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  return new Promise((resolve, reject) => {
    const coming = pool.connect()
    const timer = setTimeout(() => {
      reject(new Error('No connection in time.'))
      coming.then(
        (client) => client.release(),
        () => {},
      )
    }, ms)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A client of pg, with a time limit for each statement and Kysely's type of results. */
interface TimedClient {
  query: <R>(asked: {
    text: string
    values: readonly unknown[]
    /** In ms. */
    query_timeout: number
  }) => Promise<PostgresQueryResult<R>>
}

/** A connection while it is taken from the pool. Once it is lost, nothing more is sent on it. */
class Connection implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #timed: TimedClient
  readonly #limits: Limits
  readonly #onLost: (error: Error) => void
  #lost: ConnectionLost | undefined

  constructor(client: pg.PoolClient, limits: Limits, onLost: (error: Error) => void) {
    this.#client = client
    this.#timed = client
    this.#limits = limits
    this.#onLost = onLost
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') throw new Error('No query of the product reads through a cursor.')
    if (asked === 'commit') return this.#commit()
    if (asked === 'rollback') return this.#rollback()
    return this.#run(asked, parameters)
  }

  release() {
    this.#client.release(this.#lost ?? this.#client.getTransactionStatus() !== 'I')
  }

  async #run<R>(text: string, values: readonly unknown[] = [], least = 0): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    return spend({ most: this.#limits.statement, least }, async (ms) => {
      try {
        return await this.#timed.query<R>({ text, values, query_timeout: ms })
      } catch (error) {
        if (!isConnectionGone(error)) throw error
        this.#lost = new ConnectionLost(error)
        this.#onLost(this.#lost)
        throw this.#lost
      }
    })
  }

  /** @throws {Unsettled} if it was sent and no response came */
  async #commit<R>(): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    const result = await this.#run<R>('commit', [], MIN_END_TIME).catch((error: unknown) => {
      throw error instanceof ConnectionLost ? new Unsettled(error) : error
    })
    // PostgreSQL responds with ROLLBACK if an earlier statement failed; nothing was saved.
    const done: string = result.command
    if (done !== 'COMMIT') throw new Error('A transaction was rolled back where it was to be kept.')
    return result
  }

  /** Never fails: a transaction whose rollback gets no response ends with its connection. The caller reports the earlier error. */
  #rollback<R>(): Promise<PostgresQueryResult<R>> {
    return this.#run<R>('rollback', [], MIN_END_TIME).catch(() => ({
      command: 'SELECT',
      rowCount: 0,
      rows: [],
    }))
  }
}
