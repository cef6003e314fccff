import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { spend } from './budget.ts'
import { ConnectionLost, isUnavailable } from './faults.ts'
import { inTime } from './inTime.ts'
import { ClientWithHealthCheck, type Limits } from './clientWithHealthCheck.ts'

/**
 * A pool that replaces lost connections. When a connection breaks or stops responding, it is closed together with all
 * connections that are as old, because they lead to the same server, which was restarted, was replaced, or cannot be
 * reached. A request that has used up its time closes only its own connection.
 * @param onLost called for each lost connection
 */
export function poolWithHealthCheck(
  pool: pg.Pool,
  limits: Limits,
  onLost: (error: Error) => void,
): PostgresPool {
  let generation = 0
  const generations = new WeakMap<pg.PoolClient, number>()
  const isFresh = (client: pg.PoolClient) => generations.get(client) === generation
  const lose = (client: pg.PoolClient, error: Error) => {
    if (isFresh(client)) generation += 1
    onLost(error)
  }
  pool.on('connect', (client) => {
    generations.set(client, generation)
    // An error event without a listener ends the process.
    client.on('error', () => {})
  })
  pool.on('error', (error, client) => lose(client, error))

  async function connected(ms: number): Promise<pg.PoolClient> {
    const connecting = pool.connect()
    try {
      return await inTime(connecting, ms)
    } catch (error) {
      // A connection that arrives too late goes back to the pool.
      void connecting.then(
        (client) => client.release(),
        () => {},
      )
      throw isUnavailable(error) ? error : new ConnectionLost(error)
    }
  }

  async function freshClient(ms: number): Promise<pg.PoolClient> {
    const endsAt = performance.now() + ms
    for (;;) {
      const client = await connected(endsAt - performance.now())
      if (isFresh(client)) return client
      client.release(true)
    }
  }

  return {
    connect: async () => {
      const client = await spend({ most: limits.connect }, freshClient)
      return new ClientWithHealthCheck(client, {
        limits,
        onLost: (error) => lose(client, error),
        isFresh: () => isFresh(client),
      })
    },
    end: () => pool.end(),
  }
}
