import { KINDS, recordKinds } from '#contract/kinds.ts'
import type { ApiError } from './apiError.ts'
import type { Call } from './send.ts'

/** A new record. `submitKey` is the idempotency key: a submit that is sent twice adds one record. */
export interface Adding<Body> {
  body: Body
  submitKey: string
}

/** A changed record. With an ETag, the response is 412 if somebody else has changed it since. */
export interface Replacing<Body> {
  id: number
  body: Body
  etag?: string
}

export function posting(url: string, body: object, submitKey: string): Call {
  return { url, method: 'POST', body, headers: { 'idempotency-key': submitKey } }
}

export function putting(url: string, body: object, etag: string | undefined): Call {
  return { url, method: 'PUT', body, headers: etag === undefined ? {} : { 'if-match': etag } }
}

export const deleting = (url: string): Call => ({ url, method: 'DELETE' })

/** Restores a deleted record. */
export const restoring = (url: string): Call => ({ url: `${url}/restore`, method: 'POST' })

/** Fields as multipart form data. The values of a list are sent as `key[]` (reading Q89). */
export function multipart(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const each of value) form.append(`${name}[]`, String(each))
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return form
}

/** The cache tags: the name of each record kind, the lists that span all kinds, the accounts of staff, and the site. */
export const TAGS = [
  ...KINDS.map((kind) => recordKinds[kind].name),
  'Trash',
  'Audit',
  'Import',
  'Staff',
  'Account',
  'Session',
  'ClassPage',
  'Site',
] as const

export type Tag = (typeof TAGS)[number]

/** The tags that a successful write invalidates: the lists of its tag, and the record. */
export function staleAfter(tag: Tag, id?: number) {
  const list = { type: tag, id: 'LIST' } as const
  return id === undefined ? [list] : [list, { type: tag, id }]
}

/** As {@link staleAfter}, for a delete. A 404 counts as success: somebody else has deleted the record. */
export function staleAfterDelete(tag: Tag, error: ApiError | undefined, id: number) {
  return error && error.status !== 404 ? [] : staleAfter(tag, id)
}
