import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeOf } from '#server/store/sql/engine/errorCodes.ts'

/** Files that this product creates in its data folder, and files that the documentation places there. */
const own =
  /^(institute\.db(-wal|-shm|\.before-.*)?|erased\.jsonl(\.part-\d+)?|new-.{6}|backups|demo|backup\.env|lost\+found)$/

const backups = /\.(db|backup)(\.sha256)?$|^new-.{6}$/

/** Those of them that contain personal data. */
const data = /^(institute\.db|erased\.jsonl)/

const STICKY = 0o1000
const OTHERS = 0o077

/**
 * Removes other users' access to the files in the data folder, and to the folder itself unless it contains other
 * files.
 * @returns messages about what was changed, or could not be
 */
export function tightenFolder(folder: string): string[] {
  // Windows has no file modes.
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

/**
 * @param names content of the folder. If there are other files in it, other users may need it, so it is left
 * unchanged.
 */
function tighten(path: string, mode: number, names?: RegExp): string[] {
  try {
    return tightenFound(path, mode, names)
  } catch (error) {
    // Another process may remove its write-ahead log in the meantime.
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
