import { sql } from 'kysely'
import { KINDS } from '#contract/kinds.ts'
import { isLockTaken } from '#server/store/sql/faults.ts'
import { tableOf } from '#server/store/sql/locks.ts'
import type { Db } from '#server/store/sql/tables.ts'
import type { Scrubbing } from './scrubber.ts'

/**
 * Tables up to this size, including their indexes, are rewritten, which blocks requests for them for about 300 ms.
 * Larger ones are only vacuumed. In bytes.
 */
const SMALL_TABLE = 32 * 1024 * 1024

/** Maximum wait for a table that is in use, in ms. Requests for the table wait that long as well. */
const LOCK_TIMEOUT = 200

/** The tables that may contain an erased record or its name. */
const tables = [...new Set(['trash', 'audit', 'user_search', ...KINDS.map((kind) => tableOf(kind).name)])]

/**
 * The planner's statistics contain values of those tables. They are updated when a table is vacuumed, so this table
 * comes last.
 */
const STATISTICS = 'pg_statistic'

/** Opens a connection without the time limits of requests while `work` runs. */
export type WithPatient = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * PostgreSQL keeps deleted and changed rows until a vacuum, and even then their bytes until they are overwritten.
 * Rewriting a table leaves none of them. Its log (WAL) and archives are the administrator's responsibility.
 */
export function postgresScrub(withPatient: WithPatient): Scrubbing {
  return (ended, work) =>
    withPatient((db) => {
      /** The transaction after which the scrub began, and the tables cleaned since. */
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
          return cleaned.size === tables.length && clean(db, STATISTICS, ended)
        },
      })
    })
}

/**
 * Whether any session still sees the database as it was before a transaction: a backup, an open or prepared
 * transaction, or a standby that reports what it reads, as a walsender (without a database) or by its replication
 * slot.
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

/** Returns false if the table is in use, or the server stops. */
async function clean(db: Db, table: string, ended: AbortSignal): Promise<boolean> {
  if (ended.aborted) return false
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(connection)
    const endCancelling = await cancelAtEnd(db, connection, ended)
    try {
      if (ended.aborted) return false
      // Waits for a locked table, as the vacuum does.
      const { rows } = await sql<{ size: number }>`
        select pg_total_relation_size(${table}::regclass) as "size"`.execute(connection)
      const isSmall = Number(rows[0]?.size) <= SMALL_TABLE
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

/**
 * Cancels a connection's running statement when the server stops; PostgreSQL would continue it. Returns a function
 * that ends this.
 */
async function cancelAtEnd(db: Db, connection: Db, ended: AbortSignal): Promise<() => void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as "pid"`.execute(connection)
  const cancel = () => {
    // The server stops in any case.
    sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => {})
  }
  ended.addEventListener('abort', cancel)
  return () => ended.removeEventListener('abort', cancel)
}
