/** What all benchmarks share: how often and how much, a folder, and figures beside their bars. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { judge, percentile } from '#tests/drills/drill.mjs'

/** @param {string} name of an environment variable @param {number} usual */
export const setting = (name, usual) => Number(process.env[name] ?? usual)

/** Students in the database. */
export const ROWS = setting('BENCH_ROWS', 100_000)

/**
 * Returns a folder in the repository, so that a copy of the server finds node_modules. It is deleted at
 * the end.
 */
export function benchFolder() {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/bench-')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Measures again and again. @template T @param {number} times @param {() => Promise<T>} measure @returns {Promise<T[]>} */
export async function repeat(times, measure) {
  const results = []
  for (let round = 0; round < times; round += 1) results.push(await measure())
  return results
}

/**
 * Returns the median of a figure.
 * @template {string} Name @param {readonly Readonly<Record<Name, number>>[]} results @param {Name} name
 */
export const median = (results, name) =>
  percentile(
    results.map((result) => result[name]),
    0.5,
  )

/** @param {number} figure */
export const rounded = (figure) => String(Number(figure.toPrecision(3)))

/** @param {string} what @param {number} figure @param {number} most @param {string} [unit] */
export const judgeMost = (what, figure, most, unit = '') =>
  judge(what, `${rounded(figure)}${unit}`, figure <= most, `at most ${most}${unit}`)

/**
 * Judges a figure by the same figure of its limit.
 * @param {string} what @param {number} ours @param {number} limit @param {number} most as a ratio
 * @param {string} unit
 */
export const judgeRatio = (what, ours, limit, most, unit) =>
  judge(
    what,
    `${(ours / limit).toFixed(2)}: ${rounded(ours)} to ${rounded(limit)}${unit}`,
    ours / limit <= most,
    `a ratio of at most ${most}`,
  )
