/** Runs wrk and parses its results. */
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Throws if there is no wrk. */
export function requireWrk() {
  if (spawnSync('wrk', ['--version']).error) throw new Error('wrk is missing (Debian: apt-get install wrk).')
}

/**
 * Whether servers are pinned to one core and wrk to another. Otherwise the scheduler's placement
 * changes one client's results by a factor of two.
 */
const isPinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).error === undefined

/** @param {number} pid of a server */
export function pin(pid) {
  if (isPinned) spawnSync('taskset', ['-acp', '0', String(pid)])
}

/** Lets a server use every core again, as in production. @param {number} pid */
export function unpin(pid) {
  if (isPinned) spawnSync('taskset', ['-acp', `0-${availableParallelism() - 1}`, String(pid)])
}

/** @typedef {{ perSecond: number, p50: number, p99: number }} Load requests per second, and latencies in ms */

/**
 * Requests one URL repeatedly; `{n}` in it becomes a new random number from `range` for each request.
 * @param {{ url: string, token?: string, connections: number, seconds: number, range?: [number, number], folder: string }} options
 * @returns {Promise<Load>}
 */
export async function load({ url, token = '', connections, seconds, range, folder }) {
  const script = `${folder}/wrk.lua`
  const { origin, pathname, search } = new URL(url)
  const path = JSON.stringify(decodeURI(pathname + search))
  const random = range ? `string.gsub(${path}, "{n}", math.random(${range.join(', ')}))` : path
  writeFileSync(
    script,
    `wrk.headers["Authorization"] = "Bearer ${token}"
request = function() return wrk.format("GET", ${range ? `(${random})` : random}) end\n`,
  )
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script]
  const [program, ...before] = isPinned ? ['taskset', '-c', '1', 'wrk'] : ['wrk']
  const { stdout } = await run(program ?? 'wrk', [...before, ...settings, origin])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered well:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
  }
}

/** @param {string} text wrk's output @param {string} share such as 50% */
function milliseconds(text, share) {
  const [, number, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000, m: 60_000 }[unit ?? ''] ?? Number.NaN)
}
