/** What the worker keeps on the device: three caches, of which a lost, full, refused or blocked one is as an empty one. */
import { CACHE_PREFIX, CONTENT_ID, KEPT_AT, PAGES_CACHE } from '#contract/site/carried.ts'

/** The number changes with the form of what is kept. */
const cacheNames = {
  pages: PAGES_CACHE,
  files: `${CACHE_PREFIX}files-1`,
  pictures: `${CACHE_PREFIX}pictures-1`,
} as const

type Cache = keyof typeof cacheNames

const BYTES = 'X-Kept-Bytes'

/** What pictures take at most, in bytes: those that were not seen for longest go. */
const MOST_OF_PICTURES = 30 * 1024 * 1024

const DAY = 24 * 60 * 60 * 1000

const open = (cache: Cache) => caches.open(cacheNames[cache])

/** How long the network, or a cache, may take to answer where there is another way, in ms. */
const PATIENCE = 2000

export const timeOut = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))

export async function keptAt(cache: Cache, address: string): Promise<Response | undefined> {
  const match = async () => (await open(cache)).match(address, { ignoreVary: true })
  // A write that an ended worker has left can block a cache for minutes.
  return Promise.race([match().catch(() => undefined), timeOut()])
}

/** Keeps a response under an address, with when it was kept and its size. @throws if the device has no room */
export async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  // The body is not packed any more.
  for (const name of ['Content-Encoding', 'Content-Length', 'Vary']) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  headers.set(BYTES, String(body.size))
  await (await open(cache)).put(address, new Response(body, { headers }))
}

/** Whether it was kept more than a day ago. */
const isOld = (kept: Response | undefined) => Date.parse(kept?.headers.get(KEPT_AT) ?? '') + DAY < Date.now()

/** Keeps a picture that was seen as the last one to go. Written at most once a day. */
export async function keepLonger(address: string, picture: Response): Promise<void> {
  if (isOld(picture)) await keep('pictures', address, picture)
}

/** Removes pictures until the others have room. */
export async function boundPictures(): Promise<void> {
  const pictures = await open('pictures')
  const requests = await pictures.keys()
  const sizes = await Promise.all(
    requests.map(async (one) => Number((await pictures.match(one))?.headers.get(BYTES) ?? 0)),
  )
  let total = sizes.reduce((sum, size) => sum + size, 0)
  for (const [index, request] of requests.entries()) {
    if (total <= MOST_OF_PICTURES) return
    await pictures.delete(request)
    total -= sizes[index] ?? 0
  }
}

/** A network's own page, which wants a password, answers 200 for every address. */
const isWebPage = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false

/** Whether a response is the file or picture that was asked for. */
export const isAsked = (response: Response): boolean =>
  response.ok && response.type === 'basic' && !isWebPage(response)

/** Begins the content that a page carries, as `renderSite.tsx` writes it. */
const CARRIED = `<script type="application/json" id="${CONTENT_ID}" data-address="`

/** Returns the content in a page of this site, and its address; undefined for any other page. */
function carriedIn(page: string) {
  const start = page.indexOf(CARRIED) + CARRIED.length
  const middle = page.indexOf('">', start)
  const end = page.indexOf('</script>', middle)
  if (start < CARRIED.length || middle < 0 || end < 0) return undefined
  return { address: page.slice(start, middle), content: page.slice(middle + 2, end) }
}

const fileAddresses = /\/(?:assets|fonts)\/[\w.-]+\.(?:js|css|woff2)/g

/**
 * Keeps a page, its content for other pages, and first the files that it needs, so that what is kept is whole. One that is there no
 * more is kept no longer.
 * @throws if it is not a page of this site
 */
export async function keepPage(address: string, response: Response): Promise<void> {
  const text = await response.clone().text()
  const carried = carriedIn(text)
  if (!carried) throw new Error(`${address} is another page.`)
  if (!response.ok) return void (await (await open('pages')).delete(address))
  await keepFiles(text)
  const headers = { 'Content-Type': 'application/json' }
  await keep('pages', carried.address, new Response(carried.content, { headers }))
  await keep('pages', address, response)
}

async function keepFiles(page: string) {
  const addresses = new Set(page.match(fileAddresses))
  await Promise.all(
    [...addresses].map(async (address) => {
      if (await keptAt('files', address)) return
      const response = await fetch(address)
      if (!isAsked(response)) throw new Error(`${address} did not load.`)
      await keep('files', address, response)
    }),
  )
}

/** Removes the caches of earlier releases, files that no page needs any more, and pictures that have no room. */
export async function tidy(): Promise<void> {
  const current: readonly string[] = Object.values(cacheNames)
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && !current.includes(name)) await caches.delete(name)
  const [pages, files] = await Promise.all([open('pages'), open('files')])
  const needed = new Set<string>()
  for (const request of await pages.keys()) {
    const text = await (await pages.match(request))?.text()
    for (const address of text?.match(fileAddresses) ?? []) needed.add(address)
  }
  for (const request of await files.keys()) {
    const isNeeded = needed.has(new URL(request.url).pathname)
    // A page that is being kept has its files first.
    if (!isNeeded && isOld(await files.match(request))) await files.delete(request)
  }
  await boundPictures()
}
