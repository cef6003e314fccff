import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import { postgresPool, type Limits } from './postgresPool.ts'
import type { Tables } from '#server/store/sql/tables.ts'

const INT8 = 20

/** Ids, totals and times in ms all fit a number; pg would return 64-bit integers as text. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, Number)

const MINUTE = 60_000

/**
 * Time limits for connecting and for each statement, in ms. PostgreSQL gives up slightly earlier. A request may have
 * less time left; then it closes the connection, see {@link CLOSED_AFTER}. Long tasks have limits as well, because a
 * network may stop responding forever.
 */
const limits = {
  request: { connect: 2000, statement: 1900, idle: 3000 },
  patient: { connect: 5000, statement: 15 * MINUTE, idle: 15 * MINUTE },
  // Limits for readers of many rows: a slice may take long, and so may processing it.
  reader: { connect: 2000, statement: 15_000, idle: 15 * MINUTE },
}

/**
 * Interval at which PostgreSQL checks during a statement whether its client is still connected, in ms. If not, it
 * ends the statement and releases its locks. Without this setting it checks only when it responds.
 */
const CLOSED_AFTER = 500

/** Ignored by servers before PostgreSQL 14, which do not have the setting. */
const watchClient = `select set_config(name, '${CLOSED_AFTER}', false) from pg_settings
  where name = 'client_connection_check_interval'`

/**
 * Opens a pool on a PostgreSQL address (postgres://...).
 * @param onLost called for each lost connection; the pool reconnects by itself
 * @param options isPatient: for long tasks such as a backup
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { isPatient = false } = {},
): Kysely<Tables> {
  return open(url, onLost, isPatient ? limits.patient : limits.request, 20)
}

/**
 * Opens a separate connection on a PostgreSQL address, for reading.
 * @param onLost as for {@link openPostgres}
 */
export function openPostgresReader(url: string, onLost: (error: Error) => void): Kysely<Tables> {
  return open(url, onLost, limits.reader, 1)
}

function open(
  url: string,
  onLost: (error: Error) => void,
  { connect, statement, idle }: Limits & { idle: number },
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
    // A connection to a server that was replaced, and still responds, is not used for longer.
    maxLifetimeSeconds: 300,
    application_name: 'institute',
    types,
  })
  // Sent before the first statement. A server whose operating system does not support it refuses the setting, and works
  // without it.
  pool.on('connect', (client) => void client.query(watchClient).catch(() => {}))
  return overPool(postgresPool(pool, { connect, statement }, onLost))
}

/** Kysely over an object with the interface of pg's Pool. */
export function overPool(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** A standby server takes no writes (SQLSTATE read_only_sql_transaction). */
class Follower extends Error {
  override readonly name = 'Follower'
  readonly code = '25006'
}

/** Resolves when the server at an address takes writes; otherwise rejects with the reason. */
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
