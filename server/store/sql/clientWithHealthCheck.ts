import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { Unsettled } from '#server/store/store.ts'
import { spend, type Limit } from './budget.ts'
import { ConnectionLost, isConnectionGone } from './faults.ts'
import { inTime, NoAnswer } from './inTime.ts'

/** How long the steps of a request may take, in ms. */
export interface Limits {
  connect: number
  statement: number
}

/** A commit has this long also at the end of a request's time, in ms: what it did would not be known without its answer. */
const COMMIT_LEAST = 500

/** A rollback, too: without its answer a connection that is sound would have to go. */
const ROLLBACK_LEAST = 500

interface Surroundings {
  limits: Limits
  /** Called on a fault of the server or the network; not when a request has used up its time. */
  onLost: (error: Error) => void
  /** Whether no connection as old as this one was lost. */
  isFresh: () => boolean
}

/**
 * A connection from its loan to its return. Once anything odd happened on it, all that is asked of it fails at once,
 * and it is destroyed instead of returned, which rolls back what it had begun.
 */
export class ClientWithHealthCheck implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  /** The same, as Kysely sees it. */
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
        // A request at the end of its time gave the server less than it may take: that tells nothing of the server.
        const isOwnFault = error instanceof NoAnswer && ms < limit.most
        throw isOwnFault ? this.#abandon(error) : this.#lose(error)
      }
    })
  }

  /** @throws {Unsettled} when it was sent and no answer came */
  async #commit<R>(): Promise<PostgresQueryResult<R>> {
    if (this.#lost) throw this.#lost
    const limit = { most: this.#around.limits.statement, least: COMMIT_LEAST }
    const result = await this.#run<R>('commit', [], limit).catch((error: unknown) => {
      throw error instanceof ConnectionLost ? new Unsettled(error) : error
    })
    // PostgreSQL answers so where a statement failed before, and nothing was kept.
    const done: string = result.command
    if (done !== 'COMMIT') throw new Error('A transaction was rolled back where it was to be kept.')
    return result
  }

  /** Never fails: a transaction whose rollback is not answered ends with its connection. The error before it counts. */
  async #rollback<R>(): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#run('rollback', [], {
        most: this.#around.limits.statement,
        least: ROLLBACK_LEAST,
      })
    } catch (error) {
      this.#abandon(error)
      return { command: 'SELECT', rowCount: 0, rows: [] }
    }
  }

  /** Destroys this connection alone. */
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
