/// <reference lib="webworker" />
/** Shows the public site without a connection, as it was when it was last seen. What is kept for how long: `rules.ts`, `kept.ts`. */
import { canonicalPath, sitePaths } from '#contract/paths.ts'
import { KEPT_AT, type SeenPage } from '#contract/site/carried.ts'
import { boundPictures, isAsked, keep, keepLonger, keepPage, keptAt, tidy, timeOut } from './kept.ts'
import { ruleOf } from './rules.ts'

declare const self: ServiceWorkerGlobalScope

/** Pages that are kept with the first visit. */
const always = [
  sitePaths.home,
  sitePaths.library,
  sitePaths.courses,
  sitePaths.contact,
  sitePaths.offline,
] as const

const other: readonly string[] = [sitePaths.root, sitePaths.about]

/** Returns the address under which a page is kept: its query only changes what the page does. */
function addressOf(pathname: string) {
  const address = canonicalPath(pathname)
  return other.includes(address) ? sitePaths.home : address
}

// It keeps the pages of the new version, and takes over when the site is open nowhere: if it took over at once, Chromium would leave
// pages unanswered that the worker before it is loading.
self.addEventListener('install', (event) => event.waitUntil(keepAll()))

self.addEventListener('activate', (event) => {
  // Nothing else: pages wait for it.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { address, version }: SeenPage = event.data
  event.waitUntil(keepSeen(addressOf(address), version).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  const rule = ruleOf(url, request.method, request.mode)
  if (rule === 'page') event.respondWith(pageAt(event, url))
  else if (rule === 'content') event.respondWith(contentAt(event, url.pathname))
  else if (rule === 'file') event.respondWith(fileAt(event, url.pathname))
  else if (rule === 'picture') event.respondWith(pictureAt(event, url.pathname))
  // It is on its way already.
  else if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(asked(event))
})

const isRoomLacking = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** @throws if the network has no answer, so that the browser installs the worker at another visit */
async function keepAll() {
  for (const address of always) {
    const response = await fetch(address, { cache: 'no-cache' })
    await keepPage(address, response.clone()).catch((error: unknown) => {
      if (!isRoomLacking(error)) throw error
    })
    await keepPictures(await response.text())
  }
}

/** Keeps a page that was opened from another one, unless it is there in the same version. */
async function keepSeen(address: string, version: string) {
  const kept = await (await keptAt('pages', address))?.text()
  if (kept?.includes(`"version":${JSON.stringify(version)}`)) return
  await keepPage(address, await fetch(address, { cache: 'no-cache' }))
}

/** Returns the answer of the network. */
async function asked(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

/** Once for each worker. */
let tidying: Promise<void> | undefined

async function pageAt(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const address = addressOf(pathname)
  const network = asked(event)
  const copy = network.then((response) => response.clone())
  const keeping = copy.then((response) => keepPage(address, response)).catch(() => {})
  event.waitUntil(keeping.then(() => (tidying ??= tidy().catch(() => {}))))
  const answer = network.then((response) => (response.status < 500 ? response : undefined))
  const shown = await Promise.race([answer.catch(() => undefined), timeOut()])
  if (shown) return shown
  const kept = await keptAt('pages', address)
  if (!kept) return network.catch(() => noConnection(pathname + search))
  return address === sitePaths.offline ? kept : withDate(kept)
}

/** Keeps what a page of the site asked for; the console, which shares files and pictures with it, keeps nothing. */
async function keepFor({ clientId }: FetchEvent, act: () => Promise<void>): Promise<void> {
  const client = await self.clients.get(clientId)
  if (client && ruleOf(new URL(client.url), 'GET', 'navigate') === 'page') await act().catch(() => {})
}

/** Leads to the page that says what can be opened. */
async function noConnection(to: string): Promise<Response> {
  if (!(await keptAt('pages', sitePaths.offline))) return Response.error()
  return Response.redirect(`${sitePaths.offline}?to=${encodeURIComponent(to)}`)
}

/** Returns a kept page that knows when it was kept. */
async function withDate(kept: Response): Promise<Response> {
  const html = await kept.text()
  const at = kept.headers.get(KEPT_AT) ?? ''
  return new Response(html.replace('<html ', `$&data-kept-at="${at}" `), { headers: kept.headers })
}

async function contentAt(event: FetchEvent, address: string): Promise<Response> {
  const network = fetch(event.request)
  const isContent = (response: Response) => isAsked(response) || response.status === 404
  const answer = network.then((response) => (isContent(response) ? response : undefined))
  const shown = await Promise.race([answer.catch(() => undefined), timeOut()])
  return shown ?? (await keptAt('pages', address)) ?? network
}

async function fileAt(event: FetchEvent, address: string): Promise<Response> {
  const kept = await keptAt('files', address)
  if (kept) return kept
  const response = await fetch(event.request)
  const copy = response.clone()
  if (isAsked(response)) event.waitUntil(keepFor(event, () => keep('files', address, copy)))
  return response
}

async function pictureAt(event: FetchEvent, address: string): Promise<Response> {
  const kept = await keptAt('pictures', address)
  if (kept) {
    event.waitUntil(keepLonger(address, kept.clone()).catch(() => {}))
    return kept
  }
  const response = await fetch(event.request).catch(() => blank())
  const copy = response.clone()
  if (isAsked(response)) event.waitUntil(keepFor(event, () => keepPicture(address, copy)))
  return response
}

/** In place of a picture that was not kept: its frame stays as it is, without the browser's sign of a failure. */
const blank = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } })

/** Keeps the pictures of a page as far as they load. @param page its HTML */
async function keepPictures(page: string) {
  for (const [, address = ''] of page.matchAll(/<img[^<>]* src="(\/(?:assets|pictures)\/[^"<]+)"/g)) {
    if (await keptAt('pictures', address)) continue
    const response = await fetch(address).catch(() => blank())
    if (isAsked(response)) await keep('pictures', address, response).catch(() => {})
  }
}

let bounding: Promise<void> | undefined

async function keepPicture(address: string, response: Response) {
  await keep('pictures', address, response)
  // Once for all pictures of a page.
  bounding ??= timeOut()
    .then(boundPictures)
    .finally(() => (bounding = undefined))
  await bounding
}
