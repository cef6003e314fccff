/** A server in front of one that changes: it leads to another release in the middle of a visit, and answers with other workers. */
import { once } from 'node:events'
import { createServer } from 'node:http'

/** A worker of an older form: other caches, no way to take over, nothing asked before it answers. */
export const olderWorker = `
const isPage = ({ mode }) => mode === 'navigate'
const isFile = ({ url }) => new URL(url).pathname.startsWith('/assets/')
addEventListener('install', (event) =>
  event.waitUntil(caches.open('site-v0-pages').then((cache) => cache.addAll(['/home', '/library']))))
async function keep(name, request) {
  const response = await fetch(request)
  if (response.ok) await (await caches.open(name)).put(request, response.clone())
  return response
}
addEventListener('fetch', (event) => {
  const { request } = event
  if (isPage(request)) event.respondWith(keep('site-v0-pages', request).catch(() => caches.match(request)))
  else if (isFile(request))
    event.respondWith(caches.match(request).then((kept) => kept ?? keep('site-v0-files', request)))
})`

/** Returns a worker for which the browser refuses its caches. @param {string} worker @param {string} when an expression */
export const refusing = (worker, when) => `{
  const open = caches.open.bind(caches)
  caches.open = (name) => ${when} ? Promise.reject(new DOMException('Refused', 'SecurityError')) : open(name)
}
${worker}`

/** @param {string} url of the API of the first server */
export async function frontOf(url) {
  let target = new URL(url).origin
  /** @type {Map<string, (text: string) => string>} */
  const changed = new Map()
  /** @type {Map<string, string>} */
  const next = new Map()

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const path = request.url ?? '/'
    const from = target
    const to = next.get(path)
    if (to !== undefined && request.headers['sec-fetch-dest'] === 'document') {
      target = to
      next.delete(path)
    }
    const given = await fetch(from + path, { redirect: 'manual' })
    const headers = new Headers(given.headers)
    // The body is not packed any more.
    for (const name of [
      'content-encoding',
      'content-length',
      'etag',
      'connection',
      'keep-alive',
      'transfer-encoding',
    ])
      headers.delete(name)
    const body = Buffer.from(await given.arrayBuffer())
    const change = changed.get(path)
    response.writeHead(given.status, Object.fromEntries(headers)).end(change ? change(body.toString()) : body)
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** Leads to another server from now on. @param {string} to */
    lead(to) {
      target = new URL(to).origin
    },
    /** The same, once a document was asked for. @param {string} path @param {string} to */
    leadAfter(path, to) {
      next.set(path, new URL(to).origin)
    },
    /** Answers otherwise than the server; without `change` as the server again. @param {string} path @param {(text: string) => string} [change] */
    answer(path, change) {
      if (change) changed.set(path, change)
      else changed.delete(path)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
