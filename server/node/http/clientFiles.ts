import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { acceptedEncodings } from '#server/acceptedEncodings.ts'
import { contentPolicy } from './securityHeaders.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** A built file as it is, and compressed with brotli and gzip if that is smaller. */
interface ClientFile {
  type: string
  etag: string
  bodies: { br?: Buffer; gzip?: Buffer; identity: Buffer }
  /** The content security policy of a page with inline styles or scripts. */
  policy?: string
}

/**
 * The built client by URL path, such as /assets/main-1a2b.js. Read once at startup, so that requests cannot reach
 * other files.
 */
export type ClientFiles = Map<string, ClientFile>

/** @param folder the built client; a missing folder has no files */
export function readClientFiles(folder: string): ClientFiles {
  const files: ClientFiles = new Map()
  if (!existsSync(folder)) return files
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)]
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const isHidden = address.includes('/.')
    if (!entry.isFile() || !type || isHidden) continue
    const identity = readFileSync(path)
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    const packed = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
    const bodies = { br: packed('.br'), gzip: packed('.gz'), identity }
    const policy = type === types['.html'] ? pagePolicy(identity.toString()) : undefined
    files.set(address, { type, etag, bodies, ...(policy !== undefined && { policy }) })
  }
  return files
}

/** Returns the content security policy of a page; undefined if it has no inline styles or scripts. */
export function pagePolicy(html: string): string | undefined {
  const own = inlineParts(html)
  return own.styles.length + own.scripts.length > 0 ? contentPolicy(own) : undefined
}

/** Returns the hashes of a page's inline styles and scripts, for its policy. */
function inlineParts(html: string) {
  const hashes = (tag: string) =>
    html
      .split(`<${tag}>`)
      .slice(1)
      .map((rest) => rest.split(`</${tag}>`, 1)[0] ?? '')
      .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { styles: hashes('style'), scripts: hashes('script') }
}

/** Sends a file. Hashed files may be cached for a year; all others are revalidated each time. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ClientFile,
  { status, isHashed }: { status: number; isHashed: boolean },
) {
  response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', file.etag)
  if (file.policy !== undefined) response.setHeader('Content-Security-Policy', file.policy)
  if (status === 200 && isKnown(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'], file.bodies)
  const body = file.bodies[encoding] ?? file.bodies.identity
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** If-None-Match (RFC 9110, 13.1.2): proxies that compress a response make its ETag weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

function bestEncoding(header: string | undefined, bodies: ClientFile['bodies']) {
  const accepted = acceptedEncodings(header)
  return (['br', 'gzip'] as const).find((name) => bodies[name] && accepted.includes(name)) ?? 'identity'
}
