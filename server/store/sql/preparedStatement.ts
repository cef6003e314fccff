import type { CompiledQuery } from 'kysely'
import type { Db } from './tables.ts'

/** A query that is built once; each run brings the values for its places, in their order. */
export function preparedStatement<R>(db: Db, query: { compile(): CompiledQuery<R> }) {
  const compiled = query.compile()
  return async (...parameters: unknown[]): Promise<R[]> => {
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters })
    return rows
  }
}
