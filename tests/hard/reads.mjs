/** Latency of a list, measured beside other work. */
import { Agent, request } from 'node:http'
import { percentile, wait } from './drill.mjs'

/**
 * Sends a request over keep-alive connections.
 * @param {string} url @param {Agent} agent @param {import('node:http').RequestOptions} options @param {string} [body]
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

/** Reads a list of 100 students for a number of seconds. Returns the p99 and the median latency, in ms. @param {string} url @param {string} token @param {number} seconds */
export async function reads(url, token, seconds) {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const times = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const startedAt = performance.now()
    const status = await ask(`${url}/students?page=1&per_page=100`, agent, { headers })
    if (status !== 200) throw new Error(`A read was answered with ${status}.`)
    times.push(performance.now() - startedAt)
    await wait(5)
  }
  agent.destroy()
  return { p99: percentile(times, 0.99), p50: percentile(times, 0.5) }
}
