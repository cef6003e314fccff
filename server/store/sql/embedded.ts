import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { EmbeddedDialect } from './embeddedDriver.ts'
import type { Tables } from './tables.ts'

const settings = [
  'busy_timeout=5000',
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'secure_delete=ON',
]

/** The database's file in its folder. */
export const EMBEDDED_FILE = 'institute.db'

/**
 * Opens the embedded database in `folder`, made if it is missing. Every acknowledged write is on the disk
 * (synchronous FULL), and what is deleted is overwritten there (secure_delete); a second process on the same folder waits its turn for up to 5 s.
 */
export function openEmbedded(folder: string): Kysely<Tables> {
  mkdirSync(folder, { recursive: true })
  const database = new Database(join(folder, EMBEDDED_FILE))
  for (const setting of settings) database.pragma(setting)
  return new Kysely<Tables>({ dialect: new EmbeddedDialect(database) })
}
