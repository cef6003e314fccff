/**
 * The console in Chromium without a connection, then with one again: what was open is readable and says how old it is, and what was
 * typed is sent by a press, never by itself. Signing out leaves nothing of the console on the device.
 * Run `npm run build`, then `node tests/drills/offlineConsole.mjs`.
 */
import { planWith, studentOf } from '#tests/e2e/records.mjs'
import { judgeIs, judgeMost, judgeNone, until, wait } from './drill.mjs'
import { isKeeping, keptAddresses, startOffline } from './offlineBrowser.mjs'
import { judgeStop, LOGIN, PASSWORD } from './server.mjs'
import { siteEditor } from './siteEditor.mjs'

/** @typedef {import('playwright').Page} Page */

/** How long the console may take to send something by itself, in ms. */
const WATCHED = 5000

const { office, line, errors, visitor, cut, end } = await startOffline('offlineConsole')
const editor = siteEditor(office)
const { batch, division } = await planWith(office.add)
for (let made = 0; made < 15; made += 1)
  await office.add('/users', studentOf(batch.M02_BatchId, division.M11_Division_id))

const list = await visitor()
const context = list.context()
/** Requests that would change something. @type {string[]} */
const sent = []
context.on('request', (request) => {
  if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
})

/** @param {Page} page */
async function signIn(page) {
  await page.goto('/admin')
  await page.getByLabel('Email').fill(LOGIN)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.locator('tbody tr').first().waitFor()
}
/** @param {Page} page @param {RegExp} words */
const says = (page, words) => until(() => page.getByText(words).first().isVisible(), 10_000)
/** @param {string} what @param {Page} page @param {RegExp} words */
const judgeSays = async (what, page, words) => judgeMost(what, await says(page, words), 10_000, ' ms')

await list.goto('/home')
await isKeeping(list)
const ofSite = await keptAddresses(list)
await signIn(list)
const student = await context.newPage()
await student.goto('/admin/adminpanel')
await student.locator('tbody tr').first().getByRole('link').first().click()
const details = student.getByRole('dialog')
await details.getByText('+91 00000 02107').first().waitFor()
const form = await context.newPage()
await form.goto('/admin/course_add')
await form.getByLabel(/^Title/).fill('Qurratul Aynayn')

console.log('a list, a student and a form on a line that is cut')
const rows = list.locator('tbody tr')
const count = await rows.count()
cut()
await list.getByPlaceholder(/^Search/).fill('nobody')
await judgeSays('the list says from when its rows are', list, /No connection\..* These rows are from \d/)
judgeIs('rows that stay', await rows.count(), count)
await form.getByLabel('Description').fill('Typed without a connection')
await form.getByRole('button', { name: 'Submit', exact: true }).click()
await judgeSays(
  'a form says that it was not saved',
  form,
  /No connection\. Check the network, then try again\./,
)

console.log('on a device that knows of it')
await context.setOffline(true)
const banner =
  /^You are offline\. What you see was loaded on .* at .*, or before\..* press the form's button when you are online again\.$/
for (const [name, page] of Object.entries({ list, student, form }))
  await judgeSays(`the ${name} says how old it is, and that nothing is sent without a press`, page, banner)
judgeIs('the student is readable', await details.getByText('+91 00000 02107').first().isVisible(), true)

console.log('with a connection again')
sent.length = 0
line.set('open')
await context.setOffline(false)
await wait(WATCHED)
judgeNone('requests by themselves that change something', sent)
judgeIs('the form has its draft', await form.getByLabel(/^Title/).inputValue(), 'Qurratul Aynayn')
await form.getByRole('button', { name: 'Submit', exact: true }).click()
await judgeSays('a press sends it', form, /Course "Qurratul Aynayn" has been added\./)
judgeIs('requests that were sent', sent.join(', '), 'POST /api/courses')
judgeIs('courses of this name', await courses('Qurratul Aynayn'), 1)

console.log('signing out')
await student.close()
await form.close()
/** Types in the contact section, whose form saves a second later. @param {string} words */
async function type(words) {
  await list.goto('/admin/site/contact')
  await list.getByLabel('Heading').first().fill(words)
}
/** @param {string} words */
const isSaved = async (words) => JSON.stringify((await editor.draft('contact')).content).includes(words)
/** Whether the browser has the script with which the console begins, without asking the server. */
const isCached = () =>
  list.evaluate(async () => {
    const address = document.querySelector('script[src]')?.getAttribute('src') ?? ''
    return fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    )
  })
const logOut = () => list.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
const isOut = () => list.getByLabel('Password', { exact: true }).waitFor()
/** What the console has left in the storages, beside how the device shows it. */
const left = () =>
  list.evaluate(async () => [
    ...Object.keys(localStorage).filter((key) => key !== 'admin-theme'),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ])
async function judgeLeft() {
  judgeNone('entries in the storages', await left())
  const others = (await keptAddresses(list)).filter((address) => !ofSite.includes(address))
  judgeNone('kept files and pictures of the console', others)
  judgeIs('pages of the site that are kept', ofSite.includes('/contact'), true)
}

await type('Typed a moment before')
judgeIs('scripts of the console in the cache of the browser', await isCached(), true)
await logOut()
await isOut()
judgeMost(
  'Clear-Site-Data has emptied it after',
  await until(async () => !(await isCached()), 10_000),
  10_000,
  ' ms',
)
judgeIs('what was typed for the site is saved', await isSaved('Typed a moment before'), true)
await judgeLeft()

await signIn(list)
await type('Typed without a connection')
cut()
await wait(1500)
const question = list.getByRole('alertdialog', { name: 'Log out without saving?' })
await logOut()
await question.getByRole('button', { name: 'Stay logged in' }).click()
judgeIs(
  'asked about and kept',
  await list.getByLabel('Heading').first().inputValue(),
  'Typed without a connection',
)
await logOut()
await question.getByRole('button', { name: 'Discard and log out' }).click()
await isOut()
await judgeLeft()
line.set('open')
sent.length = 0
await list.getByLabel('Email').fill(LOGIN)
await list.getByLabel('Password', { exact: true }).fill(PASSWORD)
await list.getByRole('button', { name: 'Submit' }).click()
await rows.first().waitFor()
await wait(WATCHED)
judgeIs('requests after the next sign-in', sent.join(', '), 'POST /api/admin/login')
judgeIs('what was discarded is saved', await isSaved('Typed without'), false)

judgeNone('errors in pages', errors)
await end()
await judgeStop(office)

/** Returns how many courses have a title. @param {string} title @returns {Promise<number>} */
async function courses(title) {
  const { body } = await office.ask('GET', `/courses?page=1&search=${encodeURIComponent(title)}`)
  return Number(body.total)
}
