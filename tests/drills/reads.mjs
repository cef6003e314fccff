/** Latency of a list, measured beside other work. */
import { Agent, request } from 'node:http'
import { percentile, wait } from './drill.mjs'

/**
 * Sends a request over keep-alive connections.
 * @param {string} url @param {Agent} agent @param {import('node:http').RequestOptions} options @param {string | Buffer} [body]
 * @returns {Promise<number>} the status
 */
export function ask(url, agent, options, body = '') {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, ...options }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/**
 * Reads a list of students while `work` runs. Returns the latencies and their p99, in ms.
 * @param {{ url: string, token: string }} office @param {() => Promise<unknown>} work
 * @param {{ size?: number, pause?: number }} [how] rows of a page, and ms between two requests
 */
export async function readDuring({ url, token }, work, { size = 15, pause = 5 } = {}) {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  /** @type {number[]} */
  const times = []
  const over = new AbortController()
  const read = async () => {
    while (!over.signal.aborted) {
      const startedAt = performance.now()
      const status = await ask(`${url}/students?page=1&per_page=${size}`, agent, { headers })
      if (status !== 200) throw new Error(`A read was answered with ${status}.`)
      times.push(performance.now() - startedAt)
      await wait(pause)
    }
  }
  const reader = read()
  await work()
  over.abort()
  await reader
  agent.destroy()
  return { times, p99: percentile(times, 0.99) }
}
