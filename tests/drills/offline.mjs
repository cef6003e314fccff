/**
 * The public site in Chromium without a connection: a line in front of the built server is cut, hangs, leads to another release, or
 * to a network that answers every address with its own page. `node tests/drills/offline.mjs 100`: how many versions are published.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { judgeIs, judgeMost, judgeNone, until } from './drill.mjs'
import {
  buildNext,
  heading,
  isKeeping,
  isKept,
  keptAddresses,
  startOffline,
  timeOf,
  versionOf,
} from './offlineBrowser.mjs'
import { call, judgeStop, startServer } from './server.mjs'
import { siteEditor } from './siteEditor.mjs'

const VERSIONS = Number(process.argv[2] ?? 20)
/** How many versions until the other release is deployed. */
const DEPLOYED = 5
/** How long the worker waits for the network, in ms. */
const PATIENCE = 2000

const { settings, office, line, site, errors, visitor, cut, end } = await startOffline('offline')
const next = buildNext()

/** @type {import('./server.mjs').RunningServer} */
let server = office
const editor = siteEditor({
  ask: (method, path, body, headers) => call(server.url, office.token, method, path, body, headers),
})
let isNext = false

/** Replaces the server by the other release. @param {Record<string, string>} [more] settings */
async function deploy(more) {
  await server.stop('SIGTERM')
  isNext = !isNext
  server = await startServer({ ...settings, ...more }, isNext ? next : undefined)
  line.lead(server.url)
}

console.log('without a connection')
const page = await visitor()
await page.goto('/home')
await isKeeping(page)
await page.goto('/events')
await page.getByRole('link', { name: 'Gallery' }).first().click()
await page.waitForURL('**/gallery')
judgeMost(
  'a page that was opened from another is kept after',
  await until(async () => (await keptAddresses(page)).includes('/gallery'), 5000),
  5000,
  ' ms',
)
await page.goto('/admin')
await page.goto('/home')
judgeNone(
  'addresses of the console and the API among what is kept',
  (await keptAddresses(page)).filter((address) => /^\/(admin|api|d|storybook)(\/|$)/.test(address)),
)
cut()
for (const address of ['/home', '/library', '/courses', '/contact', '/events', '/gallery']) {
  judgeMost(`${address} opens in`, await timeOf(page, address), 1000, ' ms')
  judgeIs(`${address} says that it was kept`, await isKept(page), true)
}
await page.goto('/events-details')
judgeIs('a page that was never seen says', await heading(page), 'This page needs a connection')
line.set('open')
await page.locator('main').getByRole('button', { name: 'Try again' }).click()
await page.waitForURL('**/events-details')
judgeIs('with a connection it opens; kept', await isKept(page), false)

console.log('a line that hangs')
line.set('silent')
judgeMost('/library opens in', await timeOf(page, '/library'), PATIENCE + 1000, ' ms')
judgeIs('and says that it was kept', await isKept(page), true)
line.set('open')
line.reset()

console.log("a network's own page")
const portal = createServer((_request, response) =>
  response
    .writeHead(200, { 'Content-Type': 'text/html' })
    .end('<title>Hotel</title><h1>Log in to the hotel</h1>'),
).listen(0, '127.0.0.1')
await once(portal, 'listening')
const portalAddress = portal.address()
line.lead(`http://127.0.0.1:${typeof portalAddress === 'object' ? portalAddress?.port : 0}`)
line.reset()
await page.goto('/home')
judgeIs('is shown', await heading(page), 'Log in to the hotel')
cut()
await page.goto('/home')
judgeIs('and is not kept: pages of the hotel', await page.getByText('the hotel').count(), 0)
portal.closeAllConnections()
portal.close()
line.lead(server.url)
line.set('open')

console.log('versions')
const old = await visitor()
await old.goto('/home')
await isKeeping(old)
/** @type {string[]} */
const stale = []
/** @type {string[]} */
const mixed = []
for (let number = 1; number <= VERSIONS; number += 1) {
  const kicker = `Version ${number}`
  await editor.change('home', ({ home }) => ({ home: { ...home, hero: { ...home.hero, kicker } } }))
  await editor.publish()
  if (number % DEPLOYED === 0) await deploy()
  await page.goto('/home')
  if (!(await page.getByText(kicker, { exact: true }).first().isVisible())) stale.push(kicker)
  const document = await versionOf(page)
  const content = await page.evaluate(async () => {
    /** @type {import('#contract/site/pages.ts').CarriedContent} */
    const { frame } = await (await fetch('/content/library.json')).json()
    return frame.version
  })
  if (document !== content) mixed.push(`${kicker}: ${document} beside ${content}`)
}
judgeNone('visits that did not show the newest version', stale, VERSIONS)
judgeNone('pages of another version than their content', mixed, VERSIONS)
await old.getByRole('link', { name: 'Library' }).first().click()
await old.getByRole('heading', { name: 'Popular Playlist' }).waitFor()
judgeIs('a page of the first version leads to one of version', await versionOf(old), await versionOf(page))
const newest = await versionOf(page)
/** Whether a page that was not opened since is kept in the newest version. */
const isRenewed = () =>
  page.evaluate(
    async (version) => (await (await caches.match('/courses'))?.text())?.includes(version) ?? false,
    newest,
  )
judgeMost(
  'a page that was not opened since is kept in the newest version after',
  await until(isRenewed, 10_000),
  10_000,
  ' ms',
)
cut()
await page.goto('/courses')
judgeIs('and opens without a connection in version', await versionOf(page), newest)
line.set('open')

console.log('what is kept is lost, has no room, or is not wanted')
const browserTools = await page.context().newCDPSession(page)
await browserTools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'cache_storage' })
await page.goto('/library')
judgeIs('a page without its caches is new', await isKept(page), false)
await browserTools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'all' })
await page.goto('/home')
await isKeeping(page)
judgeIs('after Clear-Site-Data, pages are kept again', (await keptAddresses(page)).includes('/contact'), true)
const full = await visitor()
const fullTools = await full.context().newCDPSession(full)
await fullTools.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: 10_000 })
await full.goto('/home')
await isKeeping(full)
await full.goto('/library')
judgeIs('a device without room shows', await heading(full), 'Popular Playlist')
await deploy({ OFFLINE: 'off' })
await page.goto('/home')
const isGone = () =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length === 0,
  )
judgeMost('turned off, worker and caches are gone after', await until(isGone, 5000), 5000, ' ms')

judgeNone('errors in pages', errors)
await end()
await judgeStop(server)
