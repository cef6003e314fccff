import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { settleFile } from '#server/store/sql/backup/embeddedFile.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { isDamaged, isOfPostgres } from '#server/store/sql/faults.ts'
import { EMBEDDED_FILE } from '#server/store/sql/embedded.ts'
import { openDatabase, type DataPlace, type OpenDatabase } from '#server/node/openStore.ts'
import { AtPlace } from '#server/node/failures.ts'
import { syncFolder } from './backupFile.ts'

/** A connection that is lost fails the statement that it was needed for; no word more is needed. */
const onLost = () => {}

/** Opens a database for the length of `work`. */
export async function withDatabase<T>(
  place: DataPlace,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  let database: OpenDatabase | undefined
  try {
    database = openDatabase(place, onLost, { isPatient: true })
    return await work(database)
  } catch (error) {
    // A move has two databases open: each knows what is its own.
    const isOwn = isOfPostgres(error) === (place.DATABASE_URL !== undefined)
    throw error instanceof Refused || error instanceof AtPlace || !isOwn ? error : new AtPlace(place, error)
  } finally {
    await database?.db.destroy()
  }
}

/** Opens the embedded database in a folder for the length of `work`; then its file can be moved. */
export const withSettled = (folder: string, work: (database: OpenDatabase) => Promise<unknown>) =>
  withDatabase({ DATABASE_URL: undefined, DATA_DIR: folder }, async (database) => {
    await work(database)
    if (!(await settleFile(database.db))) throw new Error('Another process has the new database open.')
  })

/**
 * Opens a database to be read.
 * @throws {Refused} when there is none
 */
export function fromPlace<T>(place: DataPlace, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  if (place.DATABASE_URL === undefined && !existsSync(join(place.DATA_DIR, EMBEDDED_FILE))) {
    throw new Refused('missing', `There is no database in ${place.DATA_DIR}.`)
  }
  return withDatabase(place, work)
}

export interface FillOptions {
  /** An embedded database that is there makes room, and stays as a file beside the new one. */
  isReplaced: boolean
  now: Date
}

/**
 * Opens an empty database to be filled. An embedded one is made beside its place and put there when `fill` is done.
 * @param prepare called with the folder of an embedded one before it is opened: a file of its name is opened then
 * @returns where the database is that made room, if one did
 * @throws {Refused} when there is a database already, or a server is on it
 */
export async function intoPlace(
  place: DataPlace,
  { isReplaced, now }: FillOptions,
  fill: (database: OpenDatabase) => Promise<unknown>,
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<string | undefined> {
  if (place.DATABASE_URL !== undefined) {
    await withDatabase(place, fill)
    return undefined
  }
  const folder = place.DATA_DIR
  const file = join(folder, EMBEDDED_FILE)
  const isThere = () => [file, `${file}-wal`, `${file}-shm`].some((path) => existsSync(path))
  const mustReplace = isThere()
  if (mustReplace && !isReplaced) {
    throw new Refused(
      'occupied',
      `There is a database in ${folder} already. --replace keeps it under another name.`,
    )
  }
  if (mustReplace) await requireUnused(place)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const staging = mkdtempSync(join(folder, 'new-'))
  try {
    await prepare(staging)
    await withSettled(staging, fill)
    // A server may have been started meanwhile.
    if (isThere() !== mustReplace) throw new Refused('occupied', `There is a database in ${folder} now.`)
    if (mustReplace) await requireUnused(place)
    const kept = `${file}.before-${fileStamp(now)}`
    if (mustReplace) setAside(file, kept)
    renameSync(join(staging, EMBEDDED_FILE), file)
    syncFolder(folder)
    return mustReplace ? kept : undefined
  } finally {
    rmSync(staging, { recursive: true })
  }
}

async function requireUnused(place: DataPlace) {
  await withDatabase(place, (database) => requireAlone(place, database)).catch((error: unknown) => {
    // No server starts on a file that is no database.
    if (!isOfDamaged(error)) throw error
  })
}

/** Whether the file of a database was damaged, or none. */
export const isOfDamaged = (error: unknown) => error instanceof AtPlace && isDamaged(error.cause)

/** @throws {Refused} when a server is on an embedded database; else the file can be moved */
export async function requireAlone({ DATA_DIR }: DataPlace, { db }: OpenDatabase): Promise<void> {
  if (await settleFile(db)) return
  throw new Refused('occupied', `A server is using ${DATA_DIR}. Stop the server first.`)
}

/** With what SQLite keeps beside a database that was not settled: it must never lie beside another one. */
function setAside(file: string, kept: string) {
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) renameSync(file + ending, kept + ending)
  }
}

/** A time as part of a file's name: 2026-11-21T21-00-25Z. */
export const fileStamp = (time: Date) => time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
