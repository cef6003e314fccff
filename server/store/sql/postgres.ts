import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import { poolWithHealthCheck } from './poolWithHealthCheck.ts'
import type { Tables } from './tables.ts'

const INT8 = 20

/** Ids, totals and times in ms all fit a number; pg would give 64-bit integers as text. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)

const MINUTE = 60_000

/**
 * How long a connection may take to be made, and a statement to be answered, in ms. PostgreSQL gives up a little before.
 * A request may have less time left; then it closes the connection, see {@link CLOSED_AFTER}. What is patient is bounded too: a network may fall silent for good.
 */
const limits = {
  request: { connect: 2000, statement: 1900, idle: 3000 },
  patient: { connect: 5000, statement: 15 * MINUTE, idle: 15 * MINUTE },
  // Whoever reads many rows in slices: a slice may take its time, and so may what is done with it.
  reader: { connect: 2000, statement: 15_000, idle: 15 * MINUTE },
}

/**
 * How often PostgreSQL looks, amid a statement, whether its client is still there, in ms. It ends a statement whose client
 * is gone, and releases its locks. Left to itself it looks only when it sends an answer.
 */
const CLOSED_AFTER = 500

/** Asks nothing of servers before PostgreSQL 14, which do not have the setting. */
const watchClient = `select set_config(name, '${CLOSED_AFTER}', false) from pg_settings
  where name = 'client_connection_check_interval'`

/**
 * Opens a pool on a PostgreSQL address (postgres://...).
 * @param onLost called for each lost connection; the pool opens new ones by itself
 * @param options isPatient for work that may take its time, such as a backup
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { isPatient = false } = {},
): Kysely<Tables> {
  return open(url, onLost, isPatient ? limits.patient : limits.request, 20)
}

/** Opens a connection of its own on a PostgreSQL address, to be read. @param onLost as for {@link openPostgres} */
export function openPostgresReader(url: string, onLost: (error: Error) => void): Kysely<Tables> {
  return open(url, onLost, limits.reader, 1)
}

function open(
  url: string,
  onLost: (error: Error) => void,
  { connect, statement, idle }: typeof limits.request,
  max: number,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connect,
    statement_timeout: statement - 100,
    idle_in_transaction_session_timeout: idle,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  })
  // It goes before the first statement. A server on a system that cannot look refuses it, and works as before.
  pool.on('connect', (client) => void client.query(watchClient).catch(() => {}))
  return overPool(poolWithHealthCheck(pool, { connect, statement }, onLost))
}

/** Kysely over anything shaped like pg's Pool. */
export function overPool(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** A server that only follows another one takes no writes yet (SQLSTATE read_only_sql_transaction). */
class Follower extends Error {
  override readonly name = 'Follower'
  readonly code = '25006'
}

/** Resolves when there is a server at an address that takes writes; else rejects with why there is none. */
export async function reachPostgres(url: string): Promise<void> {
  const db = openPostgres(url, () => {})
  try {
    const { rows } = await sql<{ isFollower: boolean }>`
      select pg_is_in_recovery() as "isFollower"`.execute(db)
    if (rows[0]?.isFollower === true) throw new Follower('It follows another server and takes no writes')
  } finally {
    await db.destroy()
  }
}
