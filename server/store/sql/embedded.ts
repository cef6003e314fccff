import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { EmbeddedDialect } from './embeddedDriver.ts'
import type { Tables } from './tables.ts'

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
  return new Kysely<Tables>({ dialect: new EmbeddedDialect(database) })
}
