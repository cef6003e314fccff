/** The built console in Chromium, with its own built server. */
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'
import { drillFolder } from './drill.mjs'
import { call, PASSWORD, signIn, startServer } from './server.mjs'

/** @typedef {Awaited<ReturnType<typeof startConsole>>} ConsoleBrowser */

/** @param {string} name of the drill @param {Record<string, string>} [settings] of the server */
export async function startConsole(name, settings) {
  const server = await startServer({ DATA_DIR: drillFolder(name), ...settings })
  const site = new URL(server.url).origin
  const { token } = await signIn(server.url)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

  /** @type {import('#tests/e2e/records.mjs').Adder} */
  const add = async (path, data) => {
    const { status, body } = await call(server.url, token, 'POST', path, data)
    if (status !== 201) throw new Error(`${path} was answered with ${status}: ${body.message}`)
    /** @type {import('#tests/e2e/records.mjs').Added} */
    const added = body.data
    return added
  }

  return {
    url: server.url,

    /** Sends a request as the administrator. @param {string} method @param {string} path @param {object} [body] */
    ask: (method, path, body) => call(server.url, token, method, path, body),

    add,

    /**
     * Opens a new browser context, signed in as the office by default, or with a token.
     * @param {{ isSignedIn?: boolean, token?: string }} [given]
     */
    async newContext({ isSignedIn = true, token: given } = {}) {
      const value = given ?? (isSignedIn ? (await signIn(server.url)).token : undefined)
      const session = value === undefined ? [] : [{ name: 'adminToken', value }]
      const context = await browser.newContext({
        baseURL: site,
        storageState: { cookies: [], origins: [{ origin: site, localStorage: session }] },
      })
      context.setDefaultTimeout(10_000)
      return context
    },

    async stop() {
      await browser.close()
      await server.stop('SIGTERM')
    },
  }
}

/** Signs in with the dialog over the open screen. @param {import('playwright').Page} page */
export async function signInAgain(page) {
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email').fill('office@example.org')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.waitFor({ state: 'detached' })
}
