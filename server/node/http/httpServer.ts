import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { WORKER } from '#contract/site/carried.ts'
import { canonicalPath, paths, roleScreenAt, withoutFinalSlash } from '#contract/paths.ts'
import { readingBodies, type Fetch } from './bodyBytes.ts'
import { readClientFiles, sendFile, type ClientFile, type ClientFiles } from './clientFiles.ts'
import { isPageOfSite, type ServedSite } from '#server/node/site/servedSite.ts'
import { malformed, refuseMalformed } from './malformedRequests.ts'
import { peerOf } from './peer.ts'
import type { Proxies } from './proxies.ts'
import { RequestsInFlight } from './requestsInFlight.ts'
import { securityHeaders, strictTransport } from './securityHeaders.ts'
import { endSlowReaders } from './slowReaders.ts'
import { endSlowSenders } from './slowSenders.ts'
import type { Answer } from './storybookFiles.ts'
import { isPictureAddress } from '#server/site/pictureFiles.ts'

export interface ServerOptions {
  /** The API, under /api. */
  fetch: Fetch
  /** The class pages of divisions, under /d. */
  classPages?: Fetch
  /** The uploaded pictures of the site, under /pictures and /share. */
  pictures?: Fetch
  /** Folder of the built client. */
  clientFolder: string
  /** The public site, where its pages are not those of the build. */
  site?: Pick<ServedSite, 'files'>
  proxies: Proxies
  /** Whether devices keep the site for when there is no connection. @default true */
  isKeptOffline?: boolean
  /** Storybook, only in the demo. */
  storybook?: Answer
}

/** Addresses that show the home page; the client replaces them by its address. @spec 13, 499 */
const homeToo = new Set<string>([paths.root, paths.about])

/**
 * Serves site, console and API on one port. Slow and silent clients are disconnected: after 5 s for headers; see
 * {@link endSlowSenders} for the rest of a request, and {@link endSlowReaders} for responses.
 */
export function createHttpServer(options: ServerOptions): Server {
  const {
    fetch,
    classPages,
    pictures,
    clientFolder,
    proxies,
    storybook,
    site,
    isKeptOffline = true,
  } = options
  const listenerOf = (app: Fetch) =>
    getRequestListener(readingBodies(app), {
      // HTTP/1.0 requests, which simple monitors send, have no Host.
      hostname: 'localhost',
      errorHandler: malformed,
    })
  const api = listenerOf(fetch)
  const pages = classPages && listenerOf(classPages)
  const pictureFiles = pictures && listenerOf(pictures)
  const files = readClientFiles(clientFolder)
  const patience = {
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 5000,
    headersTimeout: 5000,
    // Node has one for all requests.
    requestTimeout: 0,
  }
  const inFlight = new RequestsInFlight()
  const server = createServer(patience, (request, response) => {
    if (!inFlight.admit(request, response)) return
    request.url = pathOf(request.url ?? '/')
    const { isSecure } = peerOf(request, proxies)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport)
    if (/^\/api(\/|\?|$)/.test(request.url)) void api(request, response)
    else if (pages && isClassPage(request.url)) void pages(request, response)
    else if (pictureFiles && isPictureAddress(request.url)) void pictureFiles(request, response)
    else if (!storybook?.(request, response))
      serveClient({ built: files, site: site?.files(), isKeptOffline }, request, response)
  })
  refuseMalformed(server, inFlight)
  endSlowReaders(server)
  endSlowSenders(server)
  return server
}

const isClassPage = (url: string) => url.startsWith(paths.classPage(''))

/** Returns the path and query of a request target, which may also be a complete URL (RFC 9112, 3.2.2). */
const pathOf = (target: string) => target.replace(/^https?:\/\/[^/?]*/i, '') || '/'

/** The built files, and those of the site that take their place. */
interface Files {
  built: ClientFiles
  site: ClientFiles | undefined
  isKeptOffline: boolean
}

/** What removes the worker, at its address. */
const WORKER_OFF = '/worker-off.js'

function fileAt({ built, site, isKeptOffline }: Files, address: string): ClientFile | undefined {
  if (address === WORKER && !isKeptOffline) return built.get(WORKER_OFF)
  const own = site?.get(address)
  return own ?? (site && isPageOfSite(address) ? undefined : built.get(address))
}

function serveClient(files: Files, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'This address does not support that method.')
  }
  const url = request.url ?? '/'
  const path = url.split('?', 1)[0] ?? '/'
  const file = path.endsWith('.html') ? undefined : fileAt(files, path)
  if (file)
    return sendFile(request, response, file, { status: 200, isHashed: /^\/(assets|fonts)\//.test(path) })
  if (path === '/index.html') return redirect(response, 301, '/')
  // Whoever follows a link gets a page with ways on; a missing script or picture is not worth one.
  if (/\.\w+$/.test(path) && !isForPage(request)) return sendText(response, 404, 'Not found')
  const ofConsole = consolePath(path)
  if (ofConsole !== path) return redirect(response, 302, ofConsole + url.slice(path.length))
  const page = pageAt(files, path)
  const ownPath = withoutFinalSlash(path)
  // Only if the page exists: `//elsewhere.example/` must not become a Location.
  if (page && path !== ownPath) return redirect(response, 301, ownPath + url.slice(path.length))
  if (page) return sendFile(request, response, page, { status: page.status ?? 200, isHashed: false })
  const roleScreen = roleScreenAt(path)
  if (roleScreen !== undefined) return redirect(response, 302, roleScreen)
  // A redirect, so that an unknown playlist adds no history entry (@spec 85, 86).
  if (canonicalPath(path).startsWith(paths.playlist(''))) return redirect(response, 302, paths.library)
  const notFound = fileAt(files, '/not-found.html')
  if (!notFound) return sendText(response, 404, 'Not found')
  return sendFile(request, response, notFound, { status: 404, isHashed: false })
}

/** Returns a path of the console as links spell it, as phones begin a word with a capital: '/Admin'. Others stay as they are. */
function consolePath(path: string): string {
  const base = paths.admin.login
  const [begin, rest] = [path.slice(0, base.length), path.slice(base.length)]
  return /^(\/|$)/.test(rest) && begin.toLowerCase() === base.toLowerCase() ? base + rest : path
}

/** Whether a person opens the address: browsers ask for HTML only then. */
const isForPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true

/**
 * Returns the HTML file of a page. The console has one file for each screen, with `id` in place of a record's id, and one
 * for all other paths; the site has one for each path. Letter case is ignored, as in the client's router (reading Q8).
 */
function pageAt(files: Files, path: string) {
  const base = paths.admin.login
  if (path === base || path.startsWith(`${base}/`)) {
    const screen = `/admin${canonicalPath(withoutFinalSlash(path).slice(base.length))}`
    const ofRecord = `${screen.slice(0, screen.lastIndexOf('/'))}/id`
    const { built } = files
    return built.get(`${screen}.html`) ?? built.get(`${ofRecord}.html`) ?? built.get('/admin/console.html')
  }
  const address = canonicalPath(path)
  if (address === '/not-found' || /^\/admin(\/|$)/.test(address)) return undefined
  return fileAt(files, homeToo.has(address) ? '/home.html' : `${address}.html`)
}

function redirect(response: ServerResponse, status: 301 | 302, location: string) {
  response.writeHead(status, { Location: location }).end()
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
