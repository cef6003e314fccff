import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import Database from 'libsql'
import { DatabaseFiles } from './databaseFiles.ts'
import { EmbeddedDialect, type Queue } from './embeddedDriver.ts'
import type { Tables } from '#server/store/sql/tables.ts'
import { ConnectionQueue } from './connectionQueue.ts'

/**
 * Maximum wait for a lock while the database is opened, in ms. This blocks the thread, but no requests are served
 * yet.
 */
const OPEN_BUSY_TIMEOUT = 5000

const settings = [
  `busy_timeout=${OPEN_BUSY_TIMEOUT}`,
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'secure_delete=ON',
]

/**
 * A cache of 64 MB. Cells of people are not written to temporary files. The log is copied to the file only by
 * `EmbeddedDriver.commitTransaction`: while a commit copies it, others can write, and their thread waits for the disk.
 */
const bulkSettings = ['cache_size=-64000', 'temp_store=MEMORY', 'wal_autocheckpoint=0']

/** Maximum wait of the same copying for a read that still needs the log, in ms. Its thread serves no requests. */
const BULK_BUSY_TIMEOUT = 100

/** Maximum wait of a request's write for a lock of another process, in ms. */
const WRITE_TIMEOUT = 3000

/** The same for a command, and for migrations at startup. */
const LONG_WRITE_TIMEOUT = 30_000

const FIRST_READ = 'select 1 from sqlite_master limit 1'

/** Name of the database file. */
export const EMBEDDED_FILE = 'institute.db'

export interface EmbeddedOptions {
  /** For long tasks such as a backup. */
  isPatient?: boolean
  /** For writes of thousands of rows: their pages stay in memory until the commit. */
  isBulk?: boolean
  /** Called when a write has to wait for another process. */
  onLocked?: (() => void) | undefined
}

/** An open embedded database, and its files. */
export interface Embedded {
  db: Kysely<Tables>
  files: DatabaseFiles
  /** Whether a write is waiting for another process. */
  isLocked: () => boolean
  /** Drops the pages that its connections have in memory. */
  forgetPages: () => void
}

/**
 * Opens the embedded database in `folder`, which is created if it is missing. Every acknowledged write is on disk
 * (synchronous FULL), and deleted data is overwritten (secure_delete). Reads outside of transactions have a connection of
 * their own: they never wait for writes, and see what is committed.
 * @throws SQLite's BUSY, from writes, if the lock is held for too long
 */
export function openEmbeddedFiles(
  folder: string,
  { isPatient = false, isBulk = false, onLocked }: EmbeddedOptions = {},
): Embedded {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, EMBEDDED_FILE)
  // Readable by its owner only, whatever the umask. SQLite gives its other files the same mode.
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  const database = new Database(path)
  for (const setting of isBulk ? [...settings, ...bulkSettings] : settings) database.pragma(setting)
  // The first read creates the other files.
  database.prepare(FIRST_READ).all()
  // From now on requests are served, so a thread that serves them must never wait for a lock.
  database.pragma(`busy_timeout=${isBulk ? BULK_BUSY_TIMEOUT : 0}`)
  // A command has nothing to read beside its writes, and may need the file for itself.
  const reads = isPatient || isBulk ? undefined : openReads(path)
  const files = new DatabaseFiles(path)
  const queue: Queue = new ConnectionQueue(isPatient ? LONG_WRITE_TIMEOUT : WRITE_TIMEOUT, onLocked)
  return {
    db: new Kysely<Tables>({
      dialect: new EmbeddedDialect({ database, ...(reads && { reads }), files, queue, isBulk }),
    }),
    files,
    isLocked: () => queue.isLocked(),
    forgetPages() {
      for (const connection of [database, reads]) connection?.pragma('shrink_memory')
    },
  }
}

function openReads(path: string): Database.Database {
  const reads = new Database(path)
  reads.pragma('query_only=ON')
  reads.prepare(FIRST_READ).all()
  return reads
}

/** Like {@link openEmbeddedFiles}; returns only the database. */
export const openEmbedded = (folder: string, options?: EmbeddedOptions) =>
  openEmbeddedFiles(folder, options).db

/**
 * Opens the embedded database in `folder` for reading, while another connection may write to it.
 * @throws SQLite's CANTOPEN if it does not exist; libsql would create it
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

/** Opens an SQLite file for reading that nobody writes; creates no files beside it. */
export const openEmbeddedFile = (path: string): Kysely<Tables> =>
  reader(new Database(`${pathToFileURL(path).href}?mode=ro&immutable=1`), path)

function reader(database: Database.Database, path: string): Kysely<Tables> {
  const files = new DatabaseFiles(path)
  const queue: Queue = new ConnectionQueue(WRITE_TIMEOUT)
  return new Kysely<Tables>({ dialect: new EmbeddedDialect({ database, files, queue }) })
}
