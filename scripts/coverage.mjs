/** Prints which share of the product's code the last `npm test` with COVERAGE=1 ran, by folder. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'

const summary = '.cache/coverage/coverage-summary.json'

/** Depth of the folders that are listed: src/admin. */
const DEPTH = 2

/** @typedef {{ total: number, covered: number }} Lines */

export function printCoverage() {
  if (!existsSync(summary)) return
  /** @type {Record<string, { lines: Lines }>} */
  const { total: _, ...files } = JSON.parse(readFileSync(summary, 'utf8'))
  /** @type {Map<string, Lines>} */
  const folders = new Map()
  for (const [file, { lines }] of Object.entries(files)) {
    const folder = dirname(relative(process.cwd(), file)).split('/').slice(0, DEPTH).join('/')
    const known = folders.get(folder) ?? { total: 0, covered: 0 }
    folders.set(folder, { total: known.total + lines.total, covered: known.covered + lines.covered })
  }
  process.stdout.write('\nLines that ran, by folder:\n')
  for (const [folder, { total, covered }] of [...folders].toSorted(([one], [other]) =>
    one.localeCompare(other),
  ))
    process.stdout.write(`${((100 * covered) / Math.max(1, total)).toFixed(1).padStart(6)} %  ${folder}\n`)
  const unreached = Object.entries(files).filter(([, { lines }]) => lines.total > 0 && lines.covered === 0)
  for (const [file] of unreached) process.stdout.write(`not reached: ${relative(process.cwd(), file)}\n`)
}
