import type { Context } from 'hono'
import { Refusal } from './refusal.ts'
import type { Bytes } from './stream.ts'

/** Maximum request body, in bytes. */
export const MAX_BODY = 256 * 1024

/** Maximum number of fields of a form, and of their distinct names. A class has at most 500 divisions. */
export const MAX_PARTS = 1000
const MAX_NAMES = 200

/**
 * Reads a request's body up to a number of bytes, into a buffer of its own, which can be transferred to a worker. A
 * server can do this faster than the fetch standard.
 */
export type ReadBytes = (most: number) => Promise<Bytes>

/** What the server passes to the app with each request. */
export interface BodyBindings {
  readBytes?: ReadBytes
}

/**
 * Returns the body of a write as a plain object, from JSON, multipart or urlencoded (reading Q77). In forms, `key[]` and a
 * repeated key become an array. The cost depends only on the size of the body, not on its content.
 * @spec 512
 * @param most maximum size in bytes
 * @throws {Refusal} 400 malformed, 413 larger than `most` or more fields than {@link MAX_PARTS}, 415 any other type
 */
export async function readBody<Env extends { Bindings: BodyBindings }>(
  c: Context<Env>,
  most = MAX_BODY,
): Promise<object> {
  const type = c.req.header('content-type') ?? ''
  const kind = type.split(';', 1)[0]?.trim().toLowerCase()
  const isMultipart = kind === 'multipart/form-data'
  if (kind !== 'application/json' && kind !== 'application/x-www-form-urlencoded' && !isMultipart) {
    throw new Refusal(415, 'Send the fields as JSON, multipart or urlencoded.')
  }
  const bytes = await readBytes(c, most)
  if (kind === 'application/json') return readJson(bytes)
  return fieldsOf(isMultipart ? await multipart(bytes, type) : urlencoded(bytes))
}

/** Returns the body of a request. @throws {Refusal} 413 if it is larger than `most` bytes */
export async function readBytes<Env extends { Bindings: BodyBindings }>(
  c: Context<Env>,
  most: number,
): Promise<Bytes> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge(most)
  // Tests and stories call the app without bindings.
  const bindings: BodyBindings | undefined = c.env
  return bindings?.readBytes?.(most) ?? bytesOf(c.req.raw, most)
}

async function bytesOf(request: Request, most: number): Promise<Bytes> {
  const bytes = new Uint8Array(most)
  let size = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    if (size + read.value.byteLength > most) {
      await reader?.cancel()
      throw tooLarge(most)
    }
    bytes.set(read.value, size)
    size += read.value.byteLength
  }
  return bytes.slice(0, size)
}

/** Returns the 413 for a body larger than `most` bytes. */
export const tooLarge = (most: number) => new Refusal(413, `The request is larger than ${most / 1024} kB.`)

/** Returns the JSON object that a body is. @throws {Refusal} 400 for anything else */
export function readJson(bytes: Uint8Array): object {
  const value = parsed(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.')
  }
  return value
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}

function fieldsOf(entries: Iterable<[string, unknown]>): object {
  const fields = new Map<string, unknown[]>()
  for (const [key, value] of entries) {
    const values = fields.get(key)
    if (values) values.push(value)
    else fields.set(key, [value])
  }
  if (fields.size > MAX_NAMES) throw tooManyParts()
  return Object.fromEntries(
    [...fields].map(([key, values]) =>
      key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : values[0]],
    ),
  )
}

function urlencoded(bytes: Uint8Array): URLSearchParams {
  const text = new TextDecoder().decode(bytes)
  limitParts(text, '&')
  return new URLSearchParams(text)
}

async function multipart(bytes: Uint8Array, type: string): Promise<FormData> {
  // Every part but the first starts like this, whatever the boundary; no real text has a thousand such lines.
  limitParts(new TextDecoder('latin1').decode(bytes), '\r\n--')
  try {
    return await new Response(bytes.slice(), { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Refusal(400, 'The form data is malformed.')
  }
}

/** Rejects a form with too many fields before parsing it. */
function limitParts(text: string, separator: string) {
  let count = 0
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + 1)) {
    count += 1
    if (count > MAX_PARTS) throw tooManyParts()
  }
}

const tooManyParts = () => new Refusal(413, 'The form has too many fields.')
