/** An HTTP call on its own connection: `fetch` reuses idle connections that the server may be about to close. */
import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * @param {string} url @param {{ agent: import('node:http').Agent, method: string, headers: Record<string, string>, body?: string }} parts
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: any }>}
 */
export async function httpCall(url, { agent, method, headers, body }) {
  const asked = request(url, { agent, method, headers })
  asked.end(body)
  const [told] = await once(asked, 'response')
  /** @type {import('node:http').IncomingMessage} */
  const response = told
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: JSON.parse(await text(response)),
  }
}
