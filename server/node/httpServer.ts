import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readClientFiles, sendFile, type ClientFiles } from './clientFiles.ts'
import { peerOf } from './peer.ts'
import { securityHeaders, strictTransport } from './securityHeaders.ts'

export interface ServerParts {
  /** The API, under /api. */
  fetch: Parameters<typeof getRequestListener>[0]
  /** Folder of the built client. */
  clientFolder: string
  isProxyTrusted: boolean
}

const ADMIN_BASE = import.meta.env.VITE_ADMIN_BASE ?? '/admin'

/** Public addresses that have a page; matched in lower case. */
const publicPages = new Set(['/', '/home'])

/** Site, console and API on one port. Slow and silent clients are let go: 5 s for headers, 20 s for a request. */
export function createHttpServer({ fetch, clientFolder, isProxyTrusted }: ServerParts): Server {
  const api = getRequestListener(fetch)
  const files = readClientFiles(clientFolder)
  const patience = {
    connectionsCheckingInterval: 1000,
    keepAliveTimeout: 5000,
    headersTimeout: 5000,
    requestTimeout: 20_000,
  }
  return createServer(patience, (request, response) => {
    const { isSecure } = peerOf(request, isProxyTrusted)
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport)
    if (/^\/api(\/|\?|$)/.test(request.url ?? '')) void api(request, response)
    else serveClient(files, request, response)
  })
}

function serveClient(files: ClientFiles, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(response, 405, 'This address does not answer that method.')
  }
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const file = files.get(path)
  if (file) return sendFile(request, response, file, { status: 200, isHashed: path.startsWith('/assets/') })
  const page = files.get('/index.html')
  const isPage = page && !/\.\w+$/.test(path)
  if (!isPage) return sendText(response, 404, 'Not found')
  return sendFile(request, response, page, { status: hasPage(path) ? 200 : 404, isHashed: false })
}

function hasPage(path: string): boolean {
  const isConsole = path === ADMIN_BASE || path.startsWith(`${ADMIN_BASE}/`)
  return isConsole || publicPages.has(path.toLowerCase())
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
