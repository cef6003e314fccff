/** Compares modification times of sources. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path @returns {number} the latest modification in a file or folder, in ms since 1970; 0 if it does not exist */
function changedAt(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

/** Whether a stamp file is newer than all its sources. @param {string} stamp @param {string[]} sources */
export const isNewer = (stamp, sources) => Math.max(...sources.map(changedAt)) < changedAt(stamp)
