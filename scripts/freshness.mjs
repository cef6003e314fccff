/** Compares modification times of sources. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} path @returns {number} the newest change in a file or folder, in ms since 1970; 0 for none */
function changedAt(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

/** Whether a stamp is newer than all that it was made from. @param {string} stamp @param {string[]} sources */
export const isNewer = (stamp, sources) => Math.max(...sources.map(changedAt)) < changedAt(stamp)
