import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely'
import Database from 'libsql'
import type { Tables } from './tables.ts'

/** Prepared statements that are kept; the app's own queries are far fewer. */
const KEPT_STATEMENTS = 300

/**
 * Opens the embedded database in `folder`, made if it is missing. Every acknowledged write is on the disk
 * (synchronous FULL); a second process on the same folder waits its turn for up to 5 s.
 */
export function openEmbedded(folder: string): Kysely<Tables> {
  mkdirSync(folder, { recursive: true })
  const database = new Database(join(folder, 'institute.db'))
  for (const setting of ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON']) {
    database.pragma(setting)
  }
  return new Kysely<Tables>({ dialect: new EmbeddedDialect({ database: remembering(database) }) })
}

/** SQLite rolls table changes back too: migrations run in a transaction, which is their lock as well. */
class EmbeddedDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Keeps prepared statements, and makes every transaction take the write lock at its start: a lock that is
 * asked for in the middle, after a read, fails at once instead of waiting.
 */
function remembering(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, Database.Statement>()
  return {
    prepare(sql) {
      const text = sql === 'begin' ? 'begin immediate' : sql
      const known = kept.get(text)
      if (known) return known
      const statement = database.prepare(text)
      if (kept.size < KEPT_STATEMENTS) kept.set(text, statement)
      return statement
    },
    close() {
      kept.clear()
      database.close()
    },
  }
}
