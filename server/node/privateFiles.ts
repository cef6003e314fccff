import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeOf } from '#server/store/sql/faults.ts'

/** What this product puts into its data folder, and what the documentation puts there. */
const own =
  /^(institute\.db(-wal|-shm|\.before-.*)?|erased\.jsonl(\.part-\d+)?|new-.{6}|backups|demo|backup\.env|lost\+found)$/

const backups = /\.(db|backup)(\.sha256)?$|^new-.{6}$/

/** Files among them that hold data, or tell of it. */
const data = /^(institute\.db|erased\.jsonl)/

const STICKY = 0o1000
const OTHERS = 0o077

/**
 * Takes the data folder's files, and the folder itself where nothing else is in it, from everybody but their owner.
 * @returns what was done, or could not be, in words; nothing where all is well
 */
export function tightenFolder(folder: string): string[] {
  // Windows has no such modes.
  if (process.platform === 'win32' || !existsSync(folder)) return []
  const inBackups = join(folder, 'backups')
  return [
    ...tightenBelow(folder, data),
    ...tighten(folder, 0o700, own),
    ...(existsSync(inBackups)
      ? [...tightenBelow(inBackups, backups), ...tighten(inBackups, 0o700, backups)]
      : []),
  ]
}

const tightenBelow = (folder: string, names: RegExp) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .flatMap(({ name }) => tighten(join(folder, name), 0o600))

/** @param names a folder in which something else lies as well may be meant for others: it stays as it is */
function tighten(path: string, mode: number, names?: RegExp): string[] {
  try {
    return tightenFound(path, mode, names)
  } catch (error) {
    // Another process that ends takes its files beside the database away.
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function tightenFound(path: string, mode: number, names?: RegExp): string[] {
  const found = statSync(path)
  if ((found.mode & OTHERS) === 0) return []
  const was = (found.mode & 0o777).toString(8)
  const isShared =
    (found.mode & STICKY) !== 0 || (names && readdirSync(path).some((name) => !names.test(name)))
  if (isShared)
    return [
      `${resolve(path)} is open to others (${was}) and also holds files that are not this product's, so it was left unchanged.`,
    ]
  if (found.uid !== process.getuid?.())
    return [`${resolve(path)} is open to others (${was}), and this user may not change that.`]
  chmodSync(path, mode)
  return [
    `${resolve(path)} was open to others (${was}): now only its owner may use it (${mode.toString(8)}).`,
  ]
}
