import { Refusal } from './refusal.ts'

/** Largest request body that is read, in bytes. */
export const MAX_BODY = 256 * 1024

/**
 * A write's body as a plain object, from JSON, multipart or urlencoded (reading Q77). In forms `key[]` and a
 * repeated key give an array (statement 512).
 * @throws {Refusal} 400 malformed, 413 larger than {@link MAX_BODY}, 415 any other type
 */
export async function readBody(request: Request): Promise<object> {
  const type = request.headers.get('content-type') ?? ''
  const kind = type.split(';', 1)[0]?.trim().toLowerCase()
  const isForm = kind === 'multipart/form-data' || kind === 'application/x-www-form-urlencoded'
  if (kind !== 'application/json' && !isForm) {
    throw new Refusal(415, 'Send the fields as JSON, multipart or urlencoded.')
  }
  const bytes = await bytesOf(request)
  return isForm ? formFields(bytes, type) : jsonObject(bytes)
}

async function bytesOf(request: Request): Promise<ArrayBuffer> {
  const parts: BlobPart[] = []
  let size = Number(request.headers.get('content-length') ?? 0)
  if (size > MAX_BODY) throw tooLarge()
  size = 0
  const reader = request.body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.byteLength
    if (size > MAX_BODY) {
      await reader?.cancel()
      throw tooLarge()
    }
    parts.push(read.value)
  }
  return new Blob(parts).arrayBuffer()
}

const tooLarge = () => new Refusal(413, `The request is larger than ${MAX_BODY / 1024} kB.`)

function jsonObject(bytes: ArrayBuffer): object {
  const value = parsed(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.')
  }
  return value
}

function parsed(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}

async function formFields(bytes: ArrayBuffer, type: string): Promise<object> {
  const fields = new Map<string, unknown[]>()
  for (const [key, value] of (await parsedForm(bytes, type)).entries()) {
    fields.set(key, [...(fields.get(key) ?? []), value])
  }
  return Object.fromEntries(
    [...fields].map(([key, values]) =>
      key.endsWith('[]') ? [key.slice(0, -2), values] : [key, values.length > 1 ? values : values[0]],
    ),
  )
}

async function parsedForm(bytes: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new Refusal(400, 'The form data is malformed.')
  }
}
