/** Reads exports of a running server, independently of the code that writes them. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readDuring } from './reads.mjs'

export { memoryOf } from './server.mjs'

/** @typedef {import('./server.mjs').RunningServer} RunningServer */

/**
 * Requests an export.
 * @param {RunningServer} server @param {string} token @param {RequestInit} [options]
 */
export async function askForExport({ url }, token, options) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/students?export=export`, { ...options, headers })
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}.`)
  return { rows: Number(response.headers.get('x-export-rows')), body: response.body }
}

/** Resets the peak memory (proc(5), clear_refs). @param {number} pid */
export const resetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/**
 * Returns the latencies of list requests while `work` runs, in ms: two readers, each some hundred requests a second.
 * @param {RunningServer} server @param {string} token @param {() => Promise<unknown>} work
 */
export async function waitsDuring({ url }, token, work) {
  const working = work()
  const readers = [1, 2].map(() => readDuring({ url, token }, () => working, { pause: 8 }))
  return (await Promise.all(readers)).flatMap(({ times }) => times)
}

/**
 * Downloads exports sequentially in a separate process, so that the measuring process is not loaded.
 * @param {RunningServer} server @param {string} token @param {number} count
 * @returns {Promise<{ seconds: number[], firsts: number[], size: number }>} time to the last byte, and to the first (in ms)
 */
export async function exportTimes({ url }, token, count) {
  const program = ['tests/drills/exportClient.mjs', url, token, String(count)]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  /** @type {{ seconds: number[], firsts: number[], size: number }} */
  const times = JSON.parse(stdout)
  return times
}
