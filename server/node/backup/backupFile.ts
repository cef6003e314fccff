import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, fsyncSync, mkdirSync, mkdtempSync } from 'node:fs'
import {
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EMBEDDED_FILE } from '#server/store/sql/engine/embedded.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { MEGABYTE, megabytes, withProgress } from './progress.ts'

/** How the names of folders begin in which backups are made, followed by the id of their process. */
const STAGING = 'new-'

/** Path of a backup's SHA-256, in the format of sha256sum. */
const sumFile = (path: string) => `${path}.sha256`

/**
 * Creates a file that only its owner may read, and its checksum file. The file gets its name only when it is complete
 * and flushed to disk.
 * @param write creates the file in a new folder
 * @throws {Refused} if a file with that name exists
 */
export async function makeBackup(path: string, write: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new Refused('occupied', `There is a file ${path} already.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  removeLeftOvers(dirname(path))
  const staging = mkdtempSync(join(dirname(path), `${STAGING}${process.pid}-`))
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

/** How long a folder is left alone whose process is not seen here: it may run in another container. In ms. */
const SPARED = 60 * 60_000

/** Removes what backups that were killed have left: a copy of all data, also of people who were erased since. */
export function removeLeftOvers(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const [isStaging, pid] = /^new-(?:(\d+)-)?\w{6}$/.exec(name) ?? []
    if (isStaging === undefined || isRunning(Number(pid ?? 0))) continue
    const path = join(folder, name)
    const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - madeAt >= SPARED) rmSync(path, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Flushes the content of a file to disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}

/** Flushes the names in a folder to disk, so that they survive a power failure. */
export function syncFolder(folder: string): void {
  // Windows cannot open folders, and flushes their names itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Returns the SHA-256 of a file in hex.
 * @param onBytes called with the number of bytes read so far
 */
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
 * Compares a backup with its checksum file.
 * @returns the SHA-256 of the file, and a warning if there is no checksum file
 * @throws {Refused} if the file was changed since the backup
 */
export async function checkSum(path: string): Promise<{ sha256: string; said: string }> {
  const sha256 = await withProgress({ title: 'Checking the file', unit: 'MB' }, (at) =>
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

/** @throws {Refused} if the file does not exist or does not begin like an SQLite file */
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
