import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, fsyncSync, mkdirSync, mkdtempSync } from 'node:fs'
import { openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EMBEDDED_FILE } from '#server/store/sql/embedded.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { MEGABYTE, megabytes, told } from './progress.ts'

/** Where a backup's SHA-256 stands, as sha256sum writes and checks it. */
const sumFile = (path: string) => `${path}.sha256`

/**
 * Makes a new file that its owner alone may read, with its checksum beside it. It has its name once it is whole and on
 * the disk.
 * @param write makes the file in a folder of its own
 * @throws {Refused} when there is a file of that name
 */
export async function makeBackup(path: string, write: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new Refused('occupied', `There is a file ${path} already.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const staging = mkdtempSync(join(dirname(path), 'new-'))
  try {
    await write(staging)
    const [file, sum] = [join(staging, EMBEDDED_FILE), join(staging, 'sum')]
    syncFile(file)
    writeFileSync(sum, `${await sha256Of(file)}  ${basename(path)}\n`, { mode: 0o600, flush: true })
    renameSync(sum, sumFile(path))
    renameSync(file, path)
  } finally {
    rmSync(staging, { recursive: true })
  }
  syncFolder(dirname(path))
}

/** Sees to it that what is in a file is on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Sees to it that the names in a folder outlast a power failure. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and needs no such thing.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** The SHA-256 of a file, as hex. @param onBytes called with the bytes that were read by now */
export async function sha256Of(path: string, onBytes: (bytes: number) => void = () => {}): Promise<string> {
  const hash = createHash('sha256')
  let read = 0
  for await (const bytes of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(bytes)
    onBytes((read += bytes.length))
  }
  return hash.digest('hex')
}

export const damaged = () =>
  new Refused('unreadable', 'The file is incomplete or was changed. Nothing was written.')

/**
 * Compares a backup with the checksum beside it.
 * @returns the SHA-256 of the file, and what there is to say
 * @throws {Refused} when the file was changed since it was made
 */
export async function checkSum(path: string): Promise<{ sha256: string; said: string }> {
  const sha256 = await told({ title: 'Checking the file', unit: 'MB' }, (at) =>
    sha256Of(path, (bytes) => at(bytes / MEGABYTE, megabytes(path))),
  )
  const beside = sumFile(path)
  if (!existsSync(beside))
    return {
      sha256,
      said: `\nThere is no ${beside}: a change that leaves the file readable cannot be detected.`,
    }
  if (!readFileSync(beside, 'utf8').startsWith(sha256)) throw damaged()
  return { sha256, said: '' }
}

const GZIP = '\x1F\x8B'

/** @throws {Refused} when there is no SQLite file at `path`, by its first bytes */
export function requireBackup(path: string): void {
  if (!existsSync(path)) throw new Refused('missing', `There is no file ${path}.`)
  const begin = beginOf(path)
  if (begin.startsWith('SQLite format 3\0')) return
  if (begin.startsWith(GZIP))
    throw new Refused(
      'unreadable',
      'The file is packed with gzip, like backups of the earlier format (.jsonl.gz). Only the release that made such a backup can restore it.',
    )
  throw new Refused('unreadable', 'The file is not a backup of this product.')
}

function beginOf(path: string): string {
  const bytes = Buffer.alloc(16)
  const handle = openSync(path, 'r')
  const length = readSync(handle, bytes)
  closeSync(handle)
  return bytes.toString('latin1', 0, length)
}
