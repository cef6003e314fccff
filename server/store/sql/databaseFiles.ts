import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** SQLite's own code for it; in a write-ahead log it does not look itself. */
const MOVED = 'SQLITE_READONLY_DBMOVED'

/** The database's files are not those any more that it was opened with: what is written now is lost at the end. */
class FilesMoved extends Error {
  readonly code = MOVED
}

/** The database file, its write-ahead log and that log's index, by what SQLite adds to the name. */
const endings = ['', '-wal', '-shm'] as const

/**
 * The files of an open embedded database. A deleted file takes writes as ever, and goes with its last reader: only its
 * name in the folder tells. Looks at names alone: to open and close the file here would drop SQLite's locks on it.
 */
export class DatabaseFiles {
  readonly path: string
  readonly folder: string
  readonly #opened: (string | undefined)[]

  /** @param path of the database file, open and read from already: then all three are there */
  constructor(path: string) {
    this.path = path
    this.folder = dirname(path)
    this.#opened = this.#found()
  }

  /** Returns whether a file is missing, or another one has its name; undefined while all is well. */
  trouble(): 'files-gone' | 'files-replaced' | undefined {
    const found = this.#found()
    if (found.includes(undefined)) return 'files-gone'
    return found.every((file, index) => file === this.#opened[index]) ? undefined : 'files-replaced'
  }

  /** @throws {FilesMoved} when what is written would be lost */
  require(): void {
    if (this.trouble()) throw new FilesMoved('The files of the database were deleted or replaced.')
  }

  #found() {
    return endings.map((ending) => {
      const stat = statSync(this.path + ending, { throwIfNoEntry: false })
      return stat && `${stat.dev}:${stat.ino}`
    })
  }
}
