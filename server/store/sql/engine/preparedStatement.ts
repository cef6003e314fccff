import type { CompiledQuery } from 'kysely'
import type { Db } from '#server/store/sql/tables.ts'

/** Returns a query that is compiled once. Each call passes the values of its parameters in order. */
export function preparedStatement<R>(db: Db, query: { compile(): CompiledQuery<R> }) {
  const compiled = query.compile()
  return async (...parameters: unknown[]): Promise<R[]> => {
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters })
    return rows
  }
}
