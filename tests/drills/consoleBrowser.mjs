/** The built console in Chromium, with its own built server. */
import { launchChromium } from '#scripts/chromium.mjs'
import { drillFolder } from './drill.mjs'
import { LOGIN, openOffice, PASSWORD, signIn } from './server.mjs'

/** @typedef {Awaited<ReturnType<typeof startConsole>>} ConsoleBrowser */

/** @param {string} name of the drill @param {Record<string, string>} [settings] of the server */
export async function startConsole(name, settings) {
  const office = await openOffice({ DATA_DIR: drillFolder(name), ...settings })
  const site = new URL(office.url).origin
  const browser = await launchChromium()

  return {
    ...office,

    /**
     * Opens a new browser context, signed in as the office by default, or with a token.
     * @param {{ isSignedIn?: boolean, token?: string }} [given]
     */
    async newContext({ isSignedIn = true, token: given } = {}) {
      const value = given ?? (isSignedIn ? (await signIn(office.url)).token : undefined)
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
      await office.stop('SIGTERM')
    },
  }
}

/** Signs in with the dialog over the open screen. @param {import('playwright').Page} page */
export async function signInAgain(page) {
  const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
  await dialog.getByLabel('Email').fill(LOGIN)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.waitFor({ state: 'detached' })
}
