import { closeSync, createReadStream, createWriteStream, existsSync, fsyncSync, mkdirSync } from 'node:fs'
import { openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline as joined } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Refused, type Snapshot } from '#server/store/sql/backup/snapshot.ts'
import { fromLines, toText, type Backup } from './format.ts'

/**
 * Writes a snapshot into a new file that its owner alone may read. It has its name once it is whole and on the disk.
 * @throws {Refused} when there is a file of that name
 */
export async function writeBackup(path: string, snapshot: Snapshot, at: Date): Promise<void> {
  if (existsSync(path)) throw new Refused('occupied', `There is a file ${path} already.`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part-${process.pid}`
  try {
    const file = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(toText(snapshot, at), createGzip(), file)
    renameSync(part, path)
  } finally {
    rmSync(part, { force: true })
  }
  syncFolder(dirname(path))
}

/** Sees to it that the names in a folder outlast a power failure. */
export function syncFolder(folder: string): void {
  // Windows opens no folders, and needs no such thing.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Reads a backup; its pieces are to be read to their end.
 * @throws {Refused} when there is none at `path`, or it is cut or changed; so do its pieces
 */
export async function readBackup(path: string): Promise<Backup> {
  if (!existsSync(path)) throw new Refused('missing', `There is no file ${path}.`)
  return fromLines(linesOf(path))
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  // A failure reaches whoever reads the last of them.
  joined(createReadStream(path), unpacked, () => {})
  const letters = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const bytes of unpacked) {
      const lines = (rest + letters.decode(bytes, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    if (isDamage(error)) throw new Refused('unreadable', 'The file is cut or changed. Nothing was written.')
    throw error
  }
  if (rest !== '') yield rest
}

/** Whether bytes were no gzip, or no text. */
function isDamage(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(Z_|ERR_ENCODING_INVALID)/.test(code)
}
