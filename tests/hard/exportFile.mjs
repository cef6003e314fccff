/** Reads exports of a running server, independently of the code that writes them. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import { createServer } from 'vite'
import { wait } from './drill.mjs'

/** @typedef {import('./server.mjs').RunningServer} RunningServer */

/**
 * Loads the tests' own reader of archives and spreadsheets.
 * @returns {Promise<typeof import('#tests/server/unzip.ts') & typeof import('#tests/server/workbook.ts')>}
 */
export async function reader() {
  const vite = await createServer({ configFile: false, server: { middlewareMode: true }, logLevel: 'error' })
  /** @type {(path: string) => Promise<any>} */
  const load = (path) => vite.ssrLoadModule(path)
  /** @type {typeof import('#tests/server/unzip.ts')} */
  const unzip = await load('/tests/server/unzip.ts')
  /** @type {typeof import('#tests/server/workbook.ts')} */
  const workbook = await load('/tests/server/workbook.ts')
  await vite.close()
  return { ...unzip, ...workbook }
}

/**
 * Requests an export.
 * @param {RunningServer} server @param {string} token
 * @param {RequestInit & { list?: '/students' | '/classes', query?: string }} [options]
 */
export async function askForExport({ url }, token, { list = '/students', query = '', ...options } = {}) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}${list}?export=export${query}`, { ...options, headers })
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}.`)
  return { rows: Number(response.headers.get('x-export-rows')), body: response.body }
}

/** @param {ReadableStream<Uint8Array>} body */
export async function bytesOf(body) {
  const parts = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

/** @param {number} pid @param {'VmRSS' | 'VmHWM'} what current, or peak since the last reset @returns {number} MB */
export const memoryOf = (pid, what) =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Resets the peak memory (proc(5), clear_refs). @param {number} pid */
export const resetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/**
 * Returns the latencies of list requests while `work` runs, in ms: two readers, each some hundred requests a second.
 * @param {RunningServer} server @param {string} token @param {() => Promise<unknown>} work
 */
export async function waitsDuring({ url }, token, work) {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${token}` }
  /** @type {number[]} */
  const waits = []
  const over = new AbortController()
  async function read() {
    while (!over.signal.aborted) {
      const askedAt = performance.now()
      const [answer] = await once(get(`${url}/students?page=1`, { agent, headers }), 'response')
      answer.resume()
      await once(answer, 'end')
      waits.push(performance.now() - askedAt)
      await wait(8)
    }
  }
  const readers = [read(), read()]
  await work()
  over.abort()
  await Promise.all(readers)
  agent.destroy()
  return waits
}

/**
 * Downloads exports sequentially in a separate process, so that the measuring process is not loaded.
 * @param {RunningServer} server @param {string} token @param {number} count
 * @returns {Promise<{ seconds: number[], firsts: number[], size: number }>} time to the last byte, and to the first (in ms)
 */
export async function exportTimes({ url }, token, count) {
  const program = ['tests/hard/exportClient.mjs', url, token, String(count)]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  /** @type {{ seconds: number[], firsts: number[], size: number }} */
  const times = JSON.parse(stdout)
  return times
}
