import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { livelyPool } from './livelyPool.ts'
import type { Tables } from './tables.ts'

const INT8 = 20

/** Ids, totals and times in ms all fit a number; pg would give 64-bit integers as text. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)

/** How long a statement, its answer, and a transaction between two of them, may take, in ms. */
const requestLimits = {
  statement_timeout: 1800,
  query_timeout: 1900,
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * Opens a pool on a PostgreSQL address (postgres://...).
 * @param onLost told of connections that the server dropped; the pool makes new ones by itself
 * @param options isPatient for work that may take its time, such as a backup
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { isPatient = false } = {},
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2000,
    ...(!isPatient && requestLimits),
    types,
  })
  pool.on('error', onLost)
  return overPool(livelyPool(pool))
}

/** Kysely over anything shaped like pg's Pool. */
export function overPool(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
