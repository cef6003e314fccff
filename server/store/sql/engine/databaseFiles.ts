import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** SQLite has this code for it, but does not check itself when it uses a write-ahead log. */
const MOVED = 'SQLITE_READONLY_DBMOVED'

/** The database's files are no longer those that it was opened with, so anything written now would be lost. */
class FilesMoved extends Error {
  readonly code = MOVED
}

/** Endings of the files: the database, its write-ahead log, and that log's index. */
const endings = ['', '-wal', '-shm'] as const

/**
 * The files of an open embedded database. A deleted file can still be written, and disappears when it is closed; only
 * its missing name in the folder shows this. Compares names only, because opening and closing the file here would
 * release SQLite's locks on it.
 */
export class DatabaseFiles {
  readonly path: string
  readonly folder: string
  readonly #opened: (string | undefined)[]

  /** @param path of the database file, after the first read: only then do all three files exist */
  constructor(path: string) {
    this.path = path
    this.folder = dirname(path)
    this.#opened = this.#found()
  }

  /** Returns whether a file is missing or was replaced; undefined if neither. */
  healthReason(): 'files-gone' | 'files-replaced' | undefined {
    const found = this.#found()
    if (found.includes(undefined)) return 'files-gone'
    return found.every((file, index) => file === this.#opened[index]) ? undefined : 'files-replaced'
  }

  /** @throws {FilesMoved} if written data would be lost */
  require(): void {
    if (this.healthReason()) throw new FilesMoved('The files of the database were deleted or replaced.')
  }

  #found() {
    return endings.map((ending) => {
      const stat = statSync(this.path + ending, { throwIfNoEntry: false })
      return stat && `${stat.dev}:${stat.ino}`
    })
  }
}
