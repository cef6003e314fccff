/** Calls the API as the office, and opens public addresses from chosen networks. */
import { LOGIN, PASSWORD } from './server.mjs'

/** @param {string} url of the API */
export async function createClient(url) {
  const { origin } = new URL(url)
  let token = ''

  /** @param {string} method @param {string} path @param {object} [fields] @returns {Promise<any>} what was written or found */
  async function ask(method, path, fields) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(fields && { body: JSON.stringify(fields) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const body = await response.json()
    return body.data ?? body
  }

  /** @param {string} path @param {string} from the network of the visitor */
  async function open(path, from) {
    const response = await fetch(`${origin}${path}`, {
      headers: { 'x-forwarded-for': from, accept: 'text/html' },
      redirect: 'manual',
    })
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }
  }

  ;({ token } = await ask('POST', '/admin/login', { M05_LoginUserName: LOGIN, password: PASSWORD }))
  return { ask, open }
}
