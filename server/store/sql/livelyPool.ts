import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** What pg says when an answer does not come within `query_timeout`. */
const NO_ANSWER = 'Query read timeout'

/**
 * A pool that parts with connections on which an answer did not come: the next query would wait behind it, and a line
 * that has gone silent is never used again.
 */
export function livelyPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect()
      return new LivelyClient(client, (isSilent) => client.release(isSilent))
    },
    end: () => pool.end(),
  }
}

class LivelyClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  readonly #part: (isSilent: boolean) => void
  #isSilent = false

  constructor(client: PostgresPoolClient, part: (isSilent: boolean) => void) {
    this.#client = client
    this.#part = part
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    asked: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof asked !== 'string') return this.#client.query(asked)
    return this.#client.query<R>(asked, parameters).catch((error: unknown) => {
      if (error instanceof Error && error.message === NO_ANSWER) this.#isSilent = true
      throw error
    })
  }

  release() {
    this.#part(this.#isSilent)
  }
}
