import { sql } from 'kysely'
import { KINDS } from '#contract/kinds.ts'
import { isLockTaken } from '#server/store/sql/faults.ts'
import { tableOf } from '#server/store/sql/locks.ts'
import type { Db } from '#server/store/sql/tables.ts'
import type { Scrubbing } from './scrubber.ts'

/**
 * A table of up to this size, with its indexes, is rewritten, which takes some 300 ms in which requests for it wait;
 * a larger one is only vacuumed. In bytes.
 */
const SMALL = 32 * 1024 * 1024

/** How long a table that is in use is waited for, in ms: requests for it wait as long behind it. */
const LOCK_TIMEOUT = 200

/** The tables that may hold an erased record or its name. */
const tables = [...new Set(['trash', 'audit', 'user_search', ...KINDS.map((kind) => tableOf(kind).name)])]

/** The planner's samples of those tables, which are taken when a table is vacuumed: they come last. */
const SAMPLES = 'pg_statistic'

/** Opens a connection without the limits of requests, for the length of some work. */
export type WithPatient = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * PostgreSQL keeps a row that is deleted or changed until a vacuum, and its bytes even then until they are written over; in
 * a table that is rewritten nothing is left of it. Its log (WAL) and archives are the administrator's.
 */
export function postgresScrub(withPatient: WithPatient): Scrubbing {
  return (ended, work) =>
    withPatient((db) => {
      /** The transaction that the next one follows upon, and what was cleaned since then. */
      let horizon = '0'
      const cleaned = new Set<string>()
      return work({
        async overwrite() {
          const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as "id"`.execute(db)
          horizon = rows[0]?.id ?? '0'
          cleaned.clear()
        },
        async settle() {
          if (await isSeen(db, horizon)) return false
          for (const table of tables) {
            if (!cleaned.has(table) && (await clean(db, table, ended))) cleaned.add(table)
          }
          return cleaned.size === tables.length && clean(db, SAMPLES, ended)
        },
      })
    })
}

/**
 * Whether somebody still sees the database as it was before a transaction: a backup, an open transaction that wrote, also
 * a prepared one, or a standby that says what it reads, as a walsender (of no database) or by its slot.
 */
async function isSeen(db: Db, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from (
      select unnest(array["backend_xmin", "backend_xid"]) as "oldest" from pg_stat_activity
      where "pid" <> pg_backend_pid() and ("datname" = current_database() or "datname" is null)
      union all select "xmin" from pg_replication_slots
      union all select "transaction" from pg_prepared_xacts where "database" = current_database()
    ) as "held" where age("oldest") > age(${transaction}::xid8::xid)`.execute(db)
  return (rows[0]?.count ?? 0) > 0
}

/** Returns false when the table is in use just now, or the server stops. */
async function clean(db: Db, table: string, ended: AbortSignal): Promise<boolean> {
  if (ended.aborted) return false
  const { rows } = await sql<{ size: number }>`
    select pg_total_relation_size(${table}::regclass) as "size"`.execute(db)
  const isSmall = Number(rows[0]?.size) <= SMALL
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection)
    const endCancelling = await cancelAtEnd(db, connection, ended)
    try {
      if (ended.aborted) return false
      await sql`vacuum ${isSmall ? sql`(full, analyze)` : sql`(analyze)`} ${sql.table(table)}`.execute(
        connection,
      )
      return true
    } catch (error) {
      if (isLockTaken(error) || ended.aborted) return false
      throw error
    } finally {
      endCancelling()
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}

/** Has what a connection is at given up when the server stops; PostgreSQL would go on with it. Returns what ends this. */
async function cancelAtEnd(db: Db, connection: Db, ended: AbortSignal): Promise<() => void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(connection)
  const cancel = () => {
    // The server stops in any case.
    sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => {})
  }
  ended.addEventListener('abort', cancel)
  return () => ended.removeEventListener('abort', cancel)
}
