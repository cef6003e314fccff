/** Calls the API as the office, and throws if a call is refused. */
import { call, signIn } from './server.mjs'

/** @param {string} url of the API */
export async function createClient(url) {
  const { token } = await signIn(url)
  return {
    /** @param {string} method @param {string} path @param {object} [fields] @returns {Promise<any>} what was written or found */
    async ask(method, path, fields) {
      const { status, body } = await call(url, token, method, path, fields)
      if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
      return body.data ?? body
    },
  }
}
