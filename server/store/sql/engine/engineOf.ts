import { PostgresAdapter, type CompiledQuery } from 'kysely'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Returns the engine of a database. */
export const engineOf = (db: Db): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** Returns a query that is compiled once. Each call passes the values of its parameters in order. */
export function preparedStatement<R>(db: Db, query: { compile(): CompiledQuery<R> }) {
  const compiled = query.compile()
  return async (...parameters: unknown[]): Promise<R[]> => {
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters })
    return rows
  }
}

/** Runs `work` in a transaction that sees the database as of one moment; writes may continue meanwhile. */
export async function atOneMoment<T>(db: Db, engine: Engine, work: (moment: Db) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  const isolated = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return isolated.execute(work)
}
