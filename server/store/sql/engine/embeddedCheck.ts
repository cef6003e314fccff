import { closeSync, openSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Database from 'libsql'
import type { HealthReason } from '#server/store/healthReason.ts'
import { databaseCheck, type Check } from './databaseCheck.ts'
import type { DatabaseFiles } from './databaseFiles.ts'
import type { Embedded } from './embedded.ts'
import { healthReasonOf } from './healthReasonOf.ts'

/** A disk with less free space than this counts as full, in bytes. */
const MIN_FREE_BYTES = 512 * 1024

/** Interval at which a running check looks for a lock, in ms. */
const LOCK_POLL_INTERVAL = 100

/** {@link databaseCheck} for the embedded database, with its files and its disk. */
export function embeddedCheck({ db, files, isLocked, forgetPages }: Embedded): Check {
  const check = databaseCheck(db, 'sqlite')
  const readAfresh = freshReader(files.path)
  let last: HealthReason | undefined

  async function look(at: number) {
    const outside = reasonAround(files, readAfresh)
    if (outside) return outside
    // The server's own connections may still have damaged pages in memory.
    if (last === 'corrupt') forgetPages()
    const within = await sooner(check(at), isLocked)
    return within === 'failing' && isReadOnly(files.folder) ? 'read-only' : within
  }

  return async (at) => {
    last = await look(at).catch(healthReasonOf)
    return last
  }
}

/** Checks file names, free space and the content of the disk, without writing. */
function reasonAround(files: DatabaseFiles, readAfresh: () => void): HealthReason | undefined {
  try {
    const moved = files.healthReason()
    if (moved) return moved
    if (freeBytes(files.folder) < MIN_FREE_BYTES) return 'disk-full'
    readAfresh()
  } catch (error) {
    return healthReasonOf(error)
  }
  return undefined
}

/** Returns the free space for users other than root, in bytes. */
function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/**
 * Returns a function that reads a row of each table on a new connection, because the server's own connection has
 * pages in memory and would not notice damage on disk. It prepares no statements, which would keep the files open
 * until the next garbage collection.
 */
function freshReader(path: string): () => void {
  let reads: string | undefined
  return () => {
    const database = new Database(`${pathToFileURL(path).href}?mode=ro`)
    try {
      reads ??= readsOf(database)
      database.exec(reads)
    } catch (error) {
      // A newer release may have dropped a table.
      reads = undefined
      throw error
    } finally {
      database.close()
    }
  }
}

function readsOf(database: Database.Database): string {
  const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all()
  return names.map((name) => `select 1 from "${String(name)}" limit 1;`).join('\n')
}

/** Whether a folder is read-only. Creating a file tells; SQLite's error does not. */
export function isReadOnly(folder: string): boolean {
  const path = join(folder, '.writable')
  try {
    closeSync(openSync(path, 'w'))
    rmSync(path)
    return false
  } catch (error) {
    return healthReasonOf(error) === 'read-only'
  }
}

/** Returns the result of a check, or 'locked' as soon as it waits for another process's lock. */
async function sooner(checked: Promise<HealthReason | undefined>, isLocked: () => boolean) {
  let timer: NodeJS.Timeout | undefined
  const locked = new Promise<HealthReason>((resolve) => {
    timer = setInterval(() => {
      if (isLocked()) resolve('locked')
    }, LOCK_POLL_INTERVAL)
  })
  try {
    return await Promise.race([checked, locked])
  } finally {
    clearInterval(timer)
  }
}
