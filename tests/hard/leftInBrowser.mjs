/** What a browser has stored, and requested in URLs, after its user signed out. */
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from '#scripts/chromium.mjs'

/**
 * Signs in with the form, starts to add a teacher, and signs out.
 * @param {string} origin of the site @param {{ login: string, password: string }} credentials
 * @param {Record<string, string>} typed a teacher's texts by label
 * @returns {Promise<{ kept: string, addresses: string, generated: string }>} storage and URLs as text, and the password
 *   that the form generated
 */
export async function leftInBrowser(origin, { login, password }, typed) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  const page = await browser.newPage({ baseURL: origin })
  /** @type {string[]} */
  const addresses = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))

  await page.goto('/admin')
  await page.getByLabel('Email').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('**/admin/adminpanel')
  await page.goto('/admin/teacher_add')
  for (const [label, text] of Object.entries(typed)) {
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  }
  await page.getByRole('button', { name: 'Generate' }).click()
  const generated = await page.getByRole('textbox', { name: /^Password/ }).inputValue()
  // The draft is written shortly after the last key press.
  await page.waitForFunction(() => sessionStorage.length > 0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.waitForURL('**/admin')

  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const cookies = await page.context().cookies()
  await browser.close()
  return { kept: storage + JSON.stringify(cookies), addresses: addresses.join('\n'), generated }
}
