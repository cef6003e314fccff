/** Tells by a hash of its inputs whether something built must be built again. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
