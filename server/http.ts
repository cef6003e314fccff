import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import { fieldErrors } from '#contract/errors.ts'
import type { Actor } from '#server/store/auditStore.ts'
import {
  FieldFault,
  InUse,
  SavedOtherwise,
  Stale,
  Unsettled,
  type Store,
  type Stored,
} from '#server/store/store.ts'
import { readBody, type BodyBindings } from './body.ts'
import { withInfo } from './describeRoute.ts'
import type { Gate } from './gate.ts'
import { invalid, Refusal } from './refusal.ts'

/** The context of a request. */
export interface AppEnv {
  Bindings: BodyBindings
  Variables: {
    requestId: string
    accountId: number
    tokenHash: string
    /** The signed-in user, as the audit trail names them. */
    actor: Actor
    /** Complete lists that are being sent. */
    lists: Gate
    /** Called with the error that ended a response after it had begun. */
    onBroken: (error: unknown) => void
  }
}

type Target = 'json' | 'query' | 'param'

/** The schema of a body. */
export type Form<Body> = z.ZodMiniType<Body>

type Validated<T extends Target, S extends z.ZodMiniType> = {
  in: { [K in T]: z.input<S> }
  out: { [K in T]: z.output<S> }
}

/**
 * Reads one part of the request through a schema of the contract; the handler finds it, typed, in
 * `c.req.valid(target)`. `json` takes every kind of body that {@link readBody} does.
 * @param limits.most bytes of a body that are read
 * @throws {Refusal} 422 with messages by field; 404 for a path that can name nothing
 */
export function valid<T extends Target, S extends z.ZodMiniType<object>>(
  target: T,
  schema: S,
  { most }: { most?: number } = {},
): MiddlewareHandler<AppEnv, string, Validated<T, S>> {
  const validate: MiddlewareHandler<AppEnv, string, Validated<T, S>> = async (c, next) => {
    const result = schema.safeParse(await part(c, target, most))
    if (!result.success) {
      throw target === 'param' ? new Refusal(404, 'Not found') : invalid(fieldErrors(result.error))
    }
    c.req.addValidatedData(target, result.data)
    await next()
  }
  return withInfo(
    validate,
    target === 'json' ? { bodies: [schema] } : target === 'query' ? { query: schema } : {},
  )
}

/**
 * Returns validated fields, for bodies whose schema depends on the stored record.
 * @throws {Refusal} 422 with messages by field
 */
export function checked<S extends z.ZodMiniType>(schema: S, fields: object): z.output<S> {
  const result = schema.safeParse(fields)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

function part(c: Context<AppEnv>, target: Target, most?: number): object | Promise<object> {
  if (target === 'json') return readBody(c, most)
  return target === 'query' ? c.req.query() : c.req.param()
}

/** The ETag of a stored record (RFC 9110, 8.8.3). */
export const etag = ({ version }: Stored<unknown>) => `"${version}"`

/** The version that If-Match asks for; undefined when the header is absent or matches anything. */
export function ifMatch(c: Context): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined || header === '*') return undefined
  // A proxy that compresses a response makes its ETag weak.
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw new Refusal(400, 'If-Match must be the ETag of the record.')
  return Number(version)
}

/** Classifies errors of the store. */
type Faults = Pick<Store, 'isUnavailable' | 'isFull'>

const later = { headers: { 'Retry-After': '2' } }

/** Sending it again is safe: `Idempotency-Key` and `If-Match` detect what was saved. */
const UNSETTLED =
  'The database was lost while this was being saved: it may or may not have been saved. Please try again.'

/** Returns an error as a response `{ message, errors? }`; an unexpected error is a 500 without details. */
export function answerTo(error: unknown, c: Context, store: Faults): Response {
  const refusal = refusalOf(error, store)
  if (!refusal) return c.json({ message: 'Something went wrong on the server. Please try again.' }, 500)
  const { status, message, extras } = refusal
  return c.json({ message, ...extras.body }, status, extras.headers)
}

function refusalOf(error: unknown, store: Faults): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof FieldFault) return invalid({ [error.field]: [error.message] }, error.message)
  if (error instanceof InUse) return new Refusal(403, error.message)
  if (error instanceof Stale) return standing(412, 'Somebody else changed this in the meantime.', error)
  if (error instanceof SavedOtherwise) {
    return standing(409, 'This form was already saved with other values.', error)
  }
  if (store.isFull(error)) {
    return new Refusal(
      507,
      'The disk of the server is full. Nothing was saved; tell whoever looks after the server.',
    )
  }
  if (error instanceof Unsettled) return new Refusal(503, UNSETTLED, later)
  if (store.isUnavailable(error)) {
    return new Refusal(503, 'The database cannot be reached just now. Please try again.', later)
  }
  return undefined
}

/** Refuses a write because of the stored record, and sends that record. */
const standing = (status: 409 | 412, message: string, { current }: { current: Stored<unknown> }) =>
  new Refusal(status, message, { headers: { ETag: etag(current) }, body: { data: current.record } })

/** Returns the methods that the routes at a path accept; empty if there is no route. */
export function methodsAt(routes: { method: string; path: string }[], path: string): string[] {
  const given = path.split('/')
  const methods = routes
    .filter((route) => route.method !== 'ALL' && isAt(route.path.split('/'), given))
    .map((route) => route.method)
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].toSorted()
}

const isAt = (route: string[], given: string[]) =>
  route.length === given.length &&
  route.every((name, index) => (name.startsWith(':') ? given[index] !== '' : name === given[index]))
