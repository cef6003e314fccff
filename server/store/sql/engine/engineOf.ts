import { PostgresAdapter } from 'kysely'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Returns the engine of a database. */
export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
