/** Builds what is built only if its inputs have changed, as a hash of them tells. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/** @param {string} path @returns {string[]} the files of a folder, or the file itself; none if it does not exist */
function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/**
 * Returns a hash of the names and contents of files and folders.
 * @param {readonly string[]} paths @param {readonly string[]} [others] texts that are inputs, too, such as settings
 */
export function hashOf(paths, others = []) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesOf)) hash.update(`${file}\n`).update(readFileSync(file))
  for (const text of others) hash.update(`${text}\n`)
  return hash.digest('hex')
}

/** Whether a build has this hash of its inputs. @param {string} stamp the file that keeps it @param {string} hash */
export const isBuiltFrom = (stamp, hash) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === JSON.stringify({ inputs: hash })

/** @param {string} stamp @param {string} hash */
export const keepHash = (stamp, hash) => writeFileSync(stamp, JSON.stringify({ inputs: hash }))

/**
 * Builds into a folder of its own, and puts that in the place of the build before it only when it is complete: whoever uses the
 * place, or builds meanwhile, too, never sees half a build.
 * @param {string} out @param {string} hash of the inputs @param {(folder: string) => unknown} build
 * @param {readonly string[]} [parts] the folders in `out` that the build makes, if others stay
 */
export async function buildIfChanged(out, hash, build, parts = ['']) {
  const stamp = join(out, 'built.json')
  if (isBuiltFrom(stamp, hash)) return
  const next = join('.cache', `${basename(out)}-${process.pid}`)
  mkdirSync(next, { recursive: true })
  try {
    await build(next)
    // Another process may have built the same meanwhile.
    if (isBuiltFrom(stamp, hash)) return
    mkdirSync(out, { recursive: true })
    for (const part of parts) {
      rmSync(join(out, part), { recursive: true, force: true })
      renameSync(join(next, part), join(out, part))
    }
    keepHash(stamp, hash)
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** Returns the lines of tests that name statements, which Storybook's page "Proof" lists. */
export const provingTitles = () =>
  filesOf('tests')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      file,
      ...readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.includes('(spec:')),
    ])
    .join('\n')
