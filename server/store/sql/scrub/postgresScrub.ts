import { sql } from 'kysely'
import { isLockTaken } from '#server/store/sql/faults.ts'
import type { Db } from '#server/store/sql/tables.ts'
import type { Scrub } from './scrubber.ts'

/**
 * A table of up to this size, with its indexes, is written anew, which takes some 300 ms in which requests for it wait;
 * a larger one is only vacuumed. In bytes.
 */
const SMALL = 32 * 1024 * 1024

/** How long a table that is in use is waited for, in ms: requests for it wait as long behind it. */
const LOCK_PATIENCE = 200

/** Where rows of people and of what they belong to lie, or are told of; the planner's samples of them come last. */
const tables = [
  'trash',
  'audit',
  'users',
  'user_search',
  'classes',
  'divisions',
  'batches',
  'courses',
  'roles',
  'pg_statistic',
]

/** Opens a connection without the limits of requests, for the length of some work. */
export type WithPatient = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/**
 * PostgreSQL keeps a row that is deleted or changed until a vacuum, and its bytes even then until they are written over; in
 * a table that is written anew nothing is left of it. Its log (WAL) and archives are the administrator's.
 */
export function postgresScrub(withPatient: WithPatient): Scrub {
  /** The transaction that the next one follows upon. */
  let horizon = '0'
  return {
    async overwrite() {
      horizon = await withPatient(async (db) => {
        const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as "id"`.execute(db)
        return rows[0]?.id ?? '0'
      })
    },
    settle: () =>
      withPatient(async (db) => {
        if (await isSeen(db, horizon)) return false
        let isDone = true
        for (const table of tables) isDone = (await clean(db, table)) && isDone
        return isDone
      }),
  }
}

/** Whether somebody, such as a backup, still sees the database as it was before a transaction. */
async function isSeen(db: Db, transaction: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as "count" from pg_stat_activity
    where "backend_xmin" is not null and "pid" <> pg_backend_pid() and "datname" = current_database()
      and age("backend_xmin") > age(${transaction}::xid8::xid)`.execute(db)
  return (rows[0]?.count ?? 0) > 0
}

/** Returns false when the table is in use just now. */
async function clean(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ size: number }>`
    select pg_total_relation_size(${table}::regclass) as "size"`.execute(db)
  const isSmall = Number(rows[0]?.size) <= SMALL
  return db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_PATIENCE)}`.execute(connection)
    try {
      await sql`vacuum ${isSmall ? sql`(full, analyze)` : sql`(analyze)`} ${sql.table(table)}`.execute(
        connection,
      )
      return true
    } catch (error) {
      if (isLockTaken(error)) return false
      throw error
    } finally {
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}
