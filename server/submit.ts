import type { Context } from 'hono'
import type { AppEnv } from './appEnv.ts'
import { Refusal } from './refusal.ts'
import type { SubmitKey } from './store/stored.ts'
import type { Bytes } from './stream.ts'

/**
 * Returns the key of the submit: the Idempotency-Key header, scoped to the administrator and the kind of record;
 * undefined without the header.
 * @param made the kind, if several kinds are created at one path
 */
export function submitKey(c: Context<AppEnv>, now: number, made = c.req.path): SubmitKey | undefined {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return undefined
  if (!/^[\w-]{8,100}$/.test(header)) {
    throw new Refusal(400, 'Idempotency-Key must be 8 to 100 letters, digits, - or _.')
  }
  return { key: `${c.var.accountId}:${made}:${header}`, at: now }
}

/** Returns the submit key with a digest of the fields: a resubmit with other fields is rejected, not repeated. */
export async function boundTo(submit: SubmitKey | undefined, fields: object): Promise<SubmitKey | undefined> {
  if (submit === undefined) return undefined
  const text = JSON.stringify(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return { ...submit, digest: await digestOf(new TextEncoder().encode(text)) }
}

/** Returns the SHA-256 of bytes in hex. */
export async function digestOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** {@link submitKey}, {@link boundTo} the fields that make the record. */
export const submitOf = (c: Context<AppEnv>, now: number, fields: object) =>
  boundTo(submitKey(c, now), fields)
