import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip as gzipCompress,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib'
import type { PackedFile, SiteFile } from '#contract/site/renderer.ts'
import { acceptedEncodings } from '#server/acceptedEncodings.ts'
import { contentPolicy } from './securityHeaders.ts'

/** What compresses files: the threads of Node beside the caller's, or the caller's own, whose priority may be another. */
interface Packer {
  br: (bytes: Uint8Array, options: BrotliOptions) => Buffer | Promise<Buffer>
  gzip: (bytes: Uint8Array, options: ZlibOptions) => Buffer | Promise<Buffer>
}

const byNodesThreads: Packer = { br: promisify(brotliCompress), gzip: promisify(gzipCompress) }
export const byThisThread: Packer = { br: brotliCompressSync, gzip: gzipSync }

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
export interface ClientFile {
  /** The response's status, if it is not 200. */
  status?: number
  type: string
  etag: string
  bodies: { br?: Buffer | undefined; gzip?: Buffer | undefined; identity: Buffer }
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
    const beside = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
    files.set(
      address,
      clientFile(type, { br: beside('.br'), gzip: beside('.gz'), identity: readFileSync(path) }),
    )
  }
  return files
}

function clientFile(type: string, bodies: ClientFile['bodies']): ClientFile {
  const etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  const policy = type === types['.html'] ? pagePolicy(bodies.identity.toString()) : undefined
  return { type, etag, bodies, ...(policy !== undefined && { policy }) }
}

/** Levels at which a page is packed in a millisecond or two, and is 4 % larger than at the highest. Brotli's next one takes 60 ms. */
const levels = { br: 8, gzip: 9 }

const typeOf = (address: string) => types[extname(address)] ?? 'application/octet-stream'

/** Packs a file of the site that was just made. @param body its bytes */
export async function packed(address: string, body: Uint8Array, by = byNodesThreads): Promise<PackedFile> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: levels.br, [BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  const type = typeOf(address)
  const { etag, policy } = clientFile(type, { identity: bufferOf(body) })
  const known = { etag, ...(policy !== undefined && { policy }) }
  if (type.startsWith('font/')) return known
  const [br, gzip] = await Promise.all([by.br(body, { params }), by.gzip(body, { level: levels.gzip })])
  return { ...known, br, gzip }
}

/** Returns a file of the site that was just made as it is sent, and packs it if that was not done where it was made. */
export async function sentFile({ address, body, status, packed: done }: SiteFile): Promise<ClientFile> {
  const identity = typeof body === 'string' ? Buffer.from(body) : bufferOf(body)
  const { br, gzip, ...known } = done ?? (await packed(address, identity))
  const bodies = { identity, br: br && bufferOf(br), gzip: gzip && bufferOf(gzip) }
  return { ...known, type: typeOf(address), bodies, ...(status !== undefined && { status }) }
}

/** The same bytes, not a copy. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

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
