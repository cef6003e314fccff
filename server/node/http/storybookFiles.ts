import { existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { readClientFiles, sendFile, type ClientFiles } from './clientFiles.ts'

const BASE = '/storybook'

/** Storybook's pages contain inline scripts and styles, and show each other in frames. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://i.ytimg.com https://img.youtube.com",
  "font-src 'self' data:",
  "frame-src 'self' blob: https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'self'",
  "frame-ancestors 'self'",
].join('; ')

const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="3">
<title>Storybook is being built</title>
<body style="max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.6 system-ui, sans-serif">
<h1>Storybook is being built</h1>
<p>This takes about a minute. The page opens it as soon as it is there; the terminal says when.</p>
</html>
`

/** Serves a Storybook file. Returns false if the request is for something else. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves Storybook under /storybook, for the demo. It may appear or change while the server runs.
 * @param folder the built Storybook; its built.json is written last
 */
export function storybookAt(folder: string): Answer {
  const stamp = join(folder, 'built.json')
  let files: ClientFiles = new Map()
  let readAt = 0

  function refresh() {
    const builtAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
    if (builtAt !== readAt) files = builtAt === 0 ? new Map() : readClientFiles(folder)
    readAt = builtAt
  }

  return (request, response) => {
    const [path = '', query] = (request.url ?? '').split('?', 2)
    const isAsked = path === BASE || path.startsWith(`${BASE}/`)
    if (!isAsked || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    if (path === BASE) {
      response.writeHead(302, { Location: `${BASE}/${query === undefined ? '' : `?${query}`}` }).end()
      return true
    }
    refresh()
    const name = path.slice(BASE.length)
    const file = files.get(name === '/' ? '/index.html' : name)
    if (file) sendFile(request, response, { ...file, policy }, { status: 200, isHashed: false })
    else if (files.size === 0) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '3' })
      response.end(waitingPage)
    } else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
    return true
  }
}
