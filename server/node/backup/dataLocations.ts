import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkpointFile } from '#server/store/sql/backup/embeddedFile.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { isDamaged, isOfPostgres } from '#server/store/sql/engine/errorCodes.ts'
import { EMBEDDED_FILE } from '#server/store/sql/engine/embedded.ts'
import { openDatabase, type DataLocation, type OpenDatabase } from '#server/node/openStore.ts'
import { LocatedError } from '#server/node/failures.ts'
import { syncFolder } from './backupFile.ts'

/** A lost connection already fails the statement that used it. */
const onLost = () => {}

/** Opens a database while `work` runs. */
export async function withDatabase<T>(
  location: DataLocation,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  let database: OpenDatabase | undefined
  try {
    database = openDatabase(location, onLost, { isPatient: true })
    return await work(database)
  } catch (error) {
    // A move has two databases open: only errors of this one are marked with it.
    const isOwn = isOfPostgres(error) === (location.DATABASE_URL !== undefined)
    throw error instanceof Refused || error instanceof LocatedError || !isOwn
      ? error
      : new LocatedError(location, error)
  } finally {
    await database?.db.destroy()
  }
}

/** Opens the embedded database in a folder while `work` runs. Afterwards its file can be moved. */
export const withCheckpoint = (folder: string, work: (database: OpenDatabase) => Promise<unknown>) =>
  withDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }, async (database) => {
    await work(database)
    if (!(await checkpointFile(database.db))) throw new Error('Another process has the new database open.')
  })

/**
 * Opens a database for reading.
 * @throws {Refused} if it does not exist
 */
export function readDatabase<T>(
  location: DataLocation,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (location.DATABASE_URL === undefined && !existsSync(join(location.DATA_DIR, EMBEDDED_FILE))) {
    throw new Refused('missing', `There is no database in ${location.DATA_DIR}.`)
  }
  return withDatabase(location, work)
}

export interface FillOptions {
  /** Whether an existing embedded database is replaced; it is kept under another name. */
  isReplaced: boolean
  now: Date
}

/**
 * Opens an empty database to be filled. An embedded database is filled in a temporary folder, and moved into the data
 * folder when `fill` is done.
 * @param prepare called with the temporary folder before the database is opened; a database file that it creates
 * there is used
 * @returns the new path of the replaced database, if any
 * @throws {Refused} if there is a database already, or a server is using it
 */
export async function fillDatabase(
  location: DataLocation,
  { isReplaced, now }: FillOptions,
  fill: (database: OpenDatabase) => Promise<unknown>,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<string | undefined> {
  if (location.DATABASE_URL !== undefined) {
    await withDatabase(location, fill)
    return undefined
  }
  const folder = location.DATA_DIR
  const file = join(folder, EMBEDDED_FILE)
  const isThere = () => [file, `${file}-wal`, `${file}-shm`].some((path) => existsSync(path))
  const mustReplace = isThere()
  if (mustReplace && !isReplaced) {
    throw new Refused(
      'occupied',
      `There is a database in ${folder} already. --replace keeps it under another name.`,
    )
  }
  if (mustReplace) await requireUnused(location)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const staging = mkdtempSync(join(folder, 'new-'))
  try {
    await prepare(staging)
    await withCheckpoint(staging, fill)
    // A server may have started in the meantime.
    if (isThere() !== mustReplace) throw new Refused('occupied', `There is a database in ${folder} now.`)
    if (mustReplace) await requireUnused(location)
    const kept = `${file}.before-${fileStamp(now)}`
    if (mustReplace) renameDatabase(file, kept)
    renameSync(join(staging, EMBEDDED_FILE), file)
    syncFolder(folder)
    return mustReplace ? kept : undefined
  } finally {
    rmSync(staging, { recursive: true })
  }
}

async function requireUnused(location: DataLocation) {
  await withDatabase(location, (database) => requireAlone(location, database)).catch((error: unknown) => {
    // No server can be running on a file that is not a database.
    if (!isOfDamaged(error)) throw error
  })
}

/** Whether the file of a database is damaged, or is not a database. */
export const isOfDamaged = (error: unknown) => error instanceof LocatedError && isDamaged(error.cause)

/** @throws {Refused} if a server is using the embedded database; otherwise its file can be moved */
export async function requireAlone({ DATA_DIR }: DataLocation, { db }: OpenDatabase): Promise<void> {
  if (await checkpointFile(db)) return
  throw new Refused('occupied', `A server is using ${DATA_DIR}. Stop the server first.`)
}

/** Moves the write-ahead log as well: it must never end up beside another database. */
function renameDatabase(file: string, kept: string) {
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
  }
}

/** Returns a time as part of a file name: 2026-11-21T21-00-25Z. */
export const fileStamp = (time: Date) => time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
