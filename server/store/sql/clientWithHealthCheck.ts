import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { Unsettled } from '#server/store/store.ts'
import { spend, type Limit } from './budget.ts'
import { ConnectionLost, isConnectionGone } from './faults.ts'
import { inTime, NoAnswer } from './inTime.ts'

/** Time limits of a request's steps, in ms. */
export interface Limits {
  connect: number
  statement: number
}

/**
 * Minimum time for a commit, in ms, even if the request's time is over: without a response it would be unknown
 * whether the data was saved.
 */
const MIN_COMMIT_TIME = 500

/** Minimum time for a rollback, in ms: without a response a healthy connection would be closed. */
const MIN_ROLLBACK_TIME = 500

interface Surroundings {
  limits: Limits
  /** Called on a fault of the server or the network, but not when a request has used up its time. */
  onLost: (error: Error) => void
  /** Whether no connection of the same age was lost. */
  isFresh: () => boolean
}

/**
 * A connection while it is taken from the pool. After an unexpected error all further calls fail immediately, and the
 * connection is closed instead of returned, which rolls back its transaction.
 */
export class ClientWithHealthCheck implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  /** The same client with Kysely's type. */
  readonly #line: PostgresPoolClient
  readonly #around: Surroundings
  #lost: ConnectionLost | undefined

  constructor(client: pg.PoolClient, around: Surroundings) {
    this.#client = client
    this.#line = client
    this.#around = around
    client.on('error', this.#lose)
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
    return this.#run(asked, parameters, { most: this.#around.limits.statement })
  }

  release() {
    this.#client.off('error', this.#lose)
    const isSound = !this.#lost && this.#around.isFresh() && this.#client.getTransactionStatus() === 'I'
    this.#client.release(!isSound)
  }

  async #run<R>(sql: string, parameters: readonly unknown[], limit: Limit): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    return spend(limit, async (ms) => {
      try {
        return await inTime(this.#line.query<R>(sql, parameters), ms)
      } catch (error) {
        if (!isConnectionGone(error)) throw error
        // A request near the end of its time gives the server less than the normal limit, so a timeout does not mean that the
        // server is faulty.
        const isOwnFault = error instanceof NoAnswer && ms < limit.most
        throw isOwnFault ? this.#abandon(error) : this.#lose(error)
      }
    })
  }

  /** @throws {Unsettled} if it was sent and no response came */
  async #commit<R>(): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    const limit = { most: this.#around.limits.statement, least: MIN_COMMIT_TIME }
    const result = await this.#run<R>('commit', [], limit).catch((error: unknown) => {
      throw error instanceof ConnectionLost ? new Unsettled(error) : error
    })
    // PostgreSQL responds with ROLLBACK if an earlier statement failed; nothing was saved.
    const done: string = result.command
    if (done !== 'COMMIT') throw new Error('A transaction was rolled back where it was to be kept.')
    return result
  }

  /**
   * Never fails: a transaction whose rollback gets no response ends with its connection. The caller reports the
   * earlier error.
   */
  async #rollback<R>(): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#run('rollback', [], {
        most: this.#around.limits.statement,
        least: MIN_ROLLBACK_TIME,
      })
    } catch (error) {
      this.#abandon(error)
      return { command: 'SELECT', rowCount: 0, rows: [] }
    }
  }

  /** Closes only this connection. */
  #abandon(error: unknown) {
    this.#lost ??= new ConnectionLost(error)
    return this.#lost
  }

  readonly #lose = (error: unknown) => {
    if (this.#lost) return this.#lost
    const lost = this.#abandon(error)
    this.#around.onLost(lost)
    return lost
  }
}
