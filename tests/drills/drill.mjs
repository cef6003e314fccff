/** Common code of the drills: a folder that is deleted on success, figures with limits, and bounded waiting. */
import '#scripts/help.mjs'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @param {string} name */
export function drillFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `institute-${name}-`))
  process.once('exit', (code) => {
    if (code === 0) rmSync(folder, { recursive: true, force: true })
    else console.error(`The data is kept in ${folder}`)
  })
  return folder
}

/** Mounts a small disk below a folder until the drill ends, which needs root. @param {string} home @param {string} size such as '4m' */
export function mountSmall(home, size) {
  const disk = join(home, 'small')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
  process.prependOnceListener('exit', () => execFileSync('umount', ['-l', disk]))
  return disk
}

/** Fills a small disk, as far as there is room. Returns how to make room again. @param {string} disk @param {number} [megabytes] */
export function fillDisk(disk, megabytes = 16) {
  const ballast = join(disk, 'ballast')
  try {
    writeFileSync(ballast, Buffer.alloc(megabytes * 1024 * 1024))
  } catch {
    // Writes as much as there is room for.
  }
  return () => rmSync(ballast)
}

/**
 * Prints a figure. One that misses its bar fails the drill, which still continues.
 * @param {string} what @param {string | number} figure @param {boolean} isGood @param {string} bar in words
 */
export function judge(what, figure, isGood, bar) {
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}: ${figure} (${bar})`)
  if (!isGood) process.exitCode = 1
}

/**
 * Judges that nothing was found, and prints the first of it.
 * @param {string} what @param {number | readonly string[]} found @param {number | string} [all] of how many
 */
export function judgeNone(what, found, all) {
  const count = typeof found === 'number' ? found : found.length
  if (typeof found !== 'number') for (const one of found.slice(0, 20)) console.error(`       ${one}`)
  judge(what, all === undefined ? count : `${count} of ${all}`, count === 0, '0')
}

/** @param {string} what @param {unknown} figure @param {unknown} expected */
export const judgeIs = (what, figure, expected) =>
  judge(what, String(figure), figure === expected, String(expected))

/** @param {string} what @param {number} figure @param {number} most @param {string} [unit] */
export const judgeMost = (what, figure, most, unit = '') =>
  judge(what, `${Number(figure.toFixed(1))}${unit}`, figure <= most, `at most ${most}${unit}`)

/**
 * Judges the time of others meanwhile by the time without the trouble.
 * @param {string} what @param {number} ms @param {number} idle in ms @param {number} slower at most, in ms
 */
export const judgeSlower = (what, ms, idle, slower) =>
  judge(
    what,
    `${ms.toFixed(1)} ms, idle ${idle.toFixed(1)} ms`,
    ms - idle <= slower * TIME_FACTOR,
    `at most ${slower * TIME_FACTOR} ms more`,
  )

/**
 * Factor by which times may exceed their bars on shared, noisy machines, where the drills check that nothing is lost.
 * Real timings use 1.
 */
export const TIME_FACTOR = Number(process.env.DRILL_PATIENCE ?? 1)

/** Prints a time with its bar. @param {string} what @param {number} ms @param {number} bar in ms */
export function judgeTime(what, ms, bar) {
  const words = `within ${bar} ms${TIME_FACTOR === 1 ? '' : `, here ${TIME_FACTOR} times that`}`
  judge(what, `${ms.toFixed(0)} ms`, ms <= bar * TIME_FACTOR, words)
}

/** @param {number} ms */
export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Polls until the condition holds. Returns the time taken, in ms.
 * @param {() => Promise<boolean>} isSo @param {number} longest in ms
 */
export async function until(isSo, longest) {
  const startedAt = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - startedAt > longest) return Number.POSITIVE_INFINITY
    await wait(20)
  }
  return performance.now() - startedAt
}

/** @param {number[]} values @param {number} share from 0 to 1 */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/**
 * Runs a job for each number, with limited concurrency.
 * @template T
 * @param {number} count @param {number} atOnce @param {(number: number) => Promise<T>} job @returns {Promise<T[]>}
 */
export async function inParallel(count, atOnce, job) {
  /** @type {T[]} */
  const results = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const number = next
      next += 1
      results[number] = await job(number)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** @returns {Promise<number>} an unused port */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
