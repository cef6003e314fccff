/**
 * The public site in Chromium across releases: a worker two releases old, tabs of two releases, a deploy between a page and its
 * scripts, and browsers that refuse the storage. Run `npm run build`, then `node tests/drills/offlineReleases.mjs`.
 */
import { judgeIs, judgeMost, judgeNone, judgeTime, until } from './drill.mjs'
import { frontOf, olderWorker, refusing } from './offlineFront.mjs'
import { buildNext, heading, isKeeping, isKept, startOffline, timeOf, versionOf } from './offlineBrowser.mjs'
import { judgeStop, startServer } from './server.mjs'
import { siteEditor } from './siteEditor.mjs'

const { settings, office, line, errors, visitor, cut, end } = await startOffline('offlineReleases')
const entry = buildNext()
const editor = siteEditor(office)
const front = await frontOf(office.url)
line.lead(front.url)
/** The other release has data of its own: an embedded database has one server. */
const next = await startServer({ ...settings, DATA_DIR: `${settings.DATA_DIR}-next` }, entry)

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
const cacheNames = (page) => page.evaluate(() => caches.keys())
const mend = () => line.set('open')

/** Publishes a version. @param {string} kicker a text of the front page */
async function publish(kicker) {
  await editor.change('home', ({ home }) => ({ home: { ...home, hero: { ...home.hero, kicker } } }))
  await editor.publish()
}

/** Opens the site where nothing of it is open, so that a worker that waits takes over. @param {Page} page */
async function visitAgain(page) {
  await page.goto('about:blank')
  await page.goto('/home')
}

/** Follows a link. @param {Page} page @param {string} name of the link @param {string} title of its page @param {string} what */
async function judgeLink(page, name, title, what) {
  await page.getByRole('link', { name }).first().click()
  judgeMost(what, await until(async () => (await heading(page)) === title, 5000), 5000, ' ms')
}

console.log('a worker of two releases ago')
front.answer('/worker.js', () => olderWorker)
const old = await visitor()
await old.goto('/home')
await old.evaluate(() => navigator.serviceWorker.ready)
await old.goto('/library')
judgeIs('caches', (await cacheNames(old)).toSorted().join(', '), 'site-v0-files, site-v0-pages')
front.answer('/worker.js')
await publish('After two releases')
await old.goto('/home')
const isNewest = () => old.getByText('After two releases', { exact: true }).first().isVisible()
judgeIs('the next visit shows the newest version', await isNewest(), true)
const isReplaced = async () => {
  await visitAgain(old)
  return !(await cacheNames(old)).some((name) => name.startsWith('site-v0'))
}
judgeMost('its caches are gone after', await until(isReplaced, 30_000), 30_000, ' ms')
cut()
for (const address of ['/home', '/library', '/courses', '/contact'])
  judgeTime(`${address} opens without a connection in`, await timeOf(old, address), 1000)
judgeIs('kept in the newest version', (await old.goto('/home').then(isNewest)) && (await isKept(old)), true)
mend()

console.log('tabs of two releases')
const first = await visitor()
await first.goto('/home')
await isKeeping(first)
front.lead(next.url)
const second = await first.context().newPage()
await second.goto('/home')
const version = await versionOf(second)
judgeIs('both tabs have one version', (await versionOf(first)) === version, false)
await first.getByRole('link', { name: 'Gallery' }).first().click()
await first.waitForURL('**/gallery')
await until(async () => (await versionOf(first)) === version, 5000)
judgeIs('a link in the older tab opens', await heading(first), 'Hadees Seminar 2k24')
judgeIs('in version', await versionOf(first), version)
await judgeLink(second, 'Courses', 'Popular Courses', 'a link in the newer tab opens after')
const isRenewed = () =>
  second.evaluate(
    async (text) => (await (await caches.match('/library'))?.text())?.includes(text) ?? false,
    version,
  )
judgeMost('pages are kept in that version after', await until(isRenewed, 10_000), 10_000, ' ms')
cut()
await second.goto('/library')
judgeIs('without a connection, a page of version', await versionOf(second), version)
mend()
await Promise.all([first.close(), second.close()])

console.log('a deploy between a page and its scripts')
front.lead(office.url)
const returning = await visitor()
await returning.goto('/home')
await isKeeping(returning)
front.leadAfter('/home', next.url)
await returning.goto('/home')
await returning.getByRole('link', { name: 'Library' }).first().click()
await returning.getByRole('heading', { name: 'Popular Playlist' }).waitFor()
judgeIs('who was here before goes on', await heading(returning), 'Popular Playlist')
await returning.goto('/home')
judgeIs('the next page is of version', await versionOf(returning), version)
front.lead(office.url)
const fresh = await visitor()
front.leadAfter('/home', next.url)
await fresh.goto('/home')
judgeIs(
  'who is here for the first time can read',
  await fresh.getByRole('heading', { level: 1 }).isVisible(),
  true,
)
await fresh.getByRole('link', { name: 'Library' }).first().click()
await fresh.getByRole('heading', { name: 'Popular Playlist' }).waitFor()
judgeIs('the next page is of version', await versionOf(fresh), version)

console.log('storage that is refused')
const refused = await visitor()
front.answer('/worker.js', (worker) => refusing(worker, 'true'))
await refused.goto('/home')
await refused.waitForLoadState('networkidle')
await refused.goto('/library')
judgeIs('from the worker as it begins: the page opens', await heading(refused), 'Popular Playlist')
judgeIs('and nothing is kept', (await cacheNames(refused)).length, 0)
const later = await visitor()
front.answer('/worker.js', (worker) => refusing(worker, 'self.registration.active'))
await later.goto('/home')
await isKeeping(later)
await later.goto('/library')
judgeIs('later: the page opens', await heading(later), 'Popular Playlist')
await judgeLink(later, 'Gallery', 'Hadees Seminar 2k24', 'and the next one after')
front.answer('/worker.js')
const blocked = await visitor()
await blocked.addInitScript(() => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { get: refuse })
  navigator.serviceWorker.register = async () => refuse()
})
for (const [address, title] of [
  ['/home', undefined],
  ['/library', 'Popular Playlist'],
  ['/contact', undefined],
  ['/admin', 'Admin login'],
]) {
  await blocked.goto(address ?? '')
  const shown = await heading(blocked)
  judgeIs(`from pages: ${address} shows`, shown, title ?? shown)
}

judgeNone('errors in pages', errors)
await end()
front.close()
await next.stop('SIGTERM')
await judgeStop(office)
