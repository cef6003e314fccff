import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** One engine for a test file; each pool begins with an empty schema, which is ten times quicker. */
let started: Promise<PGlite> | undefined

/**
 * PostgreSQL in memory behind the shape of pg's Pool: one connection, which a transaction keeps to itself
 * until it is released.
 */
export async function pglitePool(): Promise<PostgresPool> {
  started ??= PGlite.create({ extensions: { pg_trgm } })
  const database = await started
  await database.exec('drop schema public cascade; create schema public')
  let free: Promise<void> = Promise.resolve()
  return {
    async connect() {
      const before = free
      let release = () => {}
      free = new Promise((resolve) => {
        release = resolve
      })
      await before
      return client(database, release)
    },
    async end() {},
  }
}

const commands = ['UPDATE', 'DELETE', 'INSERT', 'MERGE'] as const

function client(database: PGlite, release: () => void): PostgresPoolClient {
  // Kysely's type has a second form for cursors, which no query here asks for.
  const query: unknown = async (text: string, parameters: readonly unknown[]) => {
    const result = await database.query(text, [...parameters])
    const command = commands.find((word) => text.trimStart().toUpperCase().startsWith(word)) ?? 'SELECT'
    return { command, rowCount: result.affectedRows ?? 0, rows: result.rows }
  }
  return { query: query as PostgresPoolClient['query'], release }
}
