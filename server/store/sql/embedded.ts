import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { DatabaseFiles } from './databaseFiles.ts'
import { EmbeddedDialect, type Turns } from './embeddedDriver.ts'
import type { Tables } from './tables.ts'
import { WriteTurns } from './writeTurns.ts'

/** What can meet another process's lock while it opens waits on this thread: nobody is served yet. */
const OPEN_BUSY_TIMEOUT = 5000

const settings = [
  `busy_timeout=${OPEN_BUSY_TIMEOUT}`,
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'secure_delete=ON',
]

/** How long a request's write waits for a lock that another process holds, in ms. */
const WRITE_TIMEOUT = 3000

/** The same for a command, and for migrations at the start. */
const LONG_WRITE_TIMEOUT = 30_000

/** The database's file in its folder. */
export const EMBEDDED_FILE = 'institute.db'

export interface EmbeddedOptions {
  /** For work that may take its time, such as a backup. */
  isPatient?: boolean
  /** Called when a write has to wait for another process. */
  onLocked?: (() => void) | undefined
}

/** An open embedded database, and its files. */
export interface Embedded {
  db: Kysely<Tables>
  files: DatabaseFiles
  /** Whether a write waits for another process just now. */
  isLocked: () => boolean
}

/**
 * Opens the embedded database in `folder`, made if it is missing. Every acknowledged write is on the disk
 * (synchronous FULL), and what is deleted is overwritten there (secure_delete). A write waits for another process's
 * lock without holding up anybody who reads.
 * @throws SQLite's BUSY, from writes, when the lock stays for longer than they wait
 */
export function openEmbeddedFiles(
  folder: string,
  { isPatient = false, onLocked }: EmbeddedOptions = {},
): Embedded {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, EMBEDDED_FILE)
  // Its owner's alone, whatever the umask; SQLite makes the files beside it alike.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const database = new Database(path)
  for (const setting of settings) database.pragma(setting)
  // The first read makes the files beside it.
  database.prepare('select 1 from sqlite_master limit 1').all()
  // From here on nothing waits on this thread, which is everybody's.
  database.pragma('busy_timeout=0')
  const files = new DatabaseFiles(path)
  const turns: Turns = new WriteTurns(isPatient ? LONG_WRITE_TIMEOUT : WRITE_TIMEOUT, onLocked)
  return {
    db: new Kysely<Tables>({ dialect: new EmbeddedDialect({ database, files, turns }) }),
    files,
    isLocked: () => turns.isLocked(),
  }
}

/** As {@link openEmbeddedFiles}; returns only the database. */
export const openEmbedded = (folder: string, options?: EmbeddedOptions) =>
  openEmbeddedFiles(folder, options).db

/**
 * Opens the embedded database in `folder` for reading, while another connection may write to it.
 * @throws SQLite's CANTOPEN where there is none: libsql would make one
 */
export function openEmbeddedReader(folder: string): Kysely<Tables> {
  const path = join(folder, EMBEDDED_FILE)
  if (!existsSync(path)) {
    throw Object.assign(new Error('The database file is missing.'), { code: 'SQLITE_CANTOPEN' })
  }
  const database = new Database(path)
  database.pragma(`busy_timeout=${OPEN_BUSY_TIMEOUT}`)
  database.pragma('query_only=ON')
  return reader(database, path)
}

/** Opens an SQLite file that nobody writes, to be read; nothing is made beside it. */
export const openEmbeddedFile = (path: string): Kysely<Tables> =>
  reader(new Database(`${pathToFileURL(path).href}?mode=ro&immutable=1`), path)

function reader(database: Database.Database, path: string): Kysely<Tables> {
  const files = new DatabaseFiles(path)
  const turns: Turns = new WriteTurns(WRITE_TIMEOUT)
  return new Kysely<Tables>({ dialect: new EmbeddedDialect({ database, files, turns }) })
}
