import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import { fieldErrors } from '#contract/errors.ts'
import { RightsGone } from '#server/store/auditStore.ts'
import { SubmittedOtherwise } from '#server/store/bulkStore.ts'
import { type Stored, withView } from './store/stored.ts'
import { FieldProblem, InUse, SavedOtherwise, Stale, Unsettled } from './store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'
import { RenderingFailed } from './site/publish.ts'
import { readBody } from './body.ts'
import { withInfo } from './guardedRoute.ts'
import type { AppEnv } from './appEnv.ts'
import { invalid, Refusal, signInFirst, found } from './refusal.ts'

type Target = 'json' | 'query' | 'param'

/** The schema of a body. */
export type Form<Body> = z.ZodMiniType<Body>

type Validated<T extends Target, S extends z.ZodMiniType> = {
  in: { [K in T]: z.input<S> }
  out: { [K in T]: z.output<S> }
}

/**
 * Validates one part of the request with a schema of the contract. The handler reads the typed result from
 * `c.req.valid(target)`. `json` accepts every type of body that {@link readBody} does.
 * @param limits.most maximum body size in bytes
 * @throws {Refusal} 422 with messages by field; 404 for an invalid path parameter
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
 * Validates the fields of a body that `valid` does not validate.
 * @param usual the message of checks that have none
 * @throws {Refusal} 422 with messages by field
 */
export function checked<S extends z.ZodMiniType>(schema: S, fields: object, usual?: string): z.output<S> {
  const result = schema.safeParse(fields, usual === undefined ? undefined : { error: () => usual })
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

function part(c: Context<AppEnv>, target: Target, most?: number): object | Promise<object> {
  if (target === 'json') return readBody(c, most)
  return target === 'query' ? c.req.query() : c.req.param()
}

/** Returns the ETag of a stored record (RFC 9110, 8.8.3). */
const etag = ({ version }: Stored<unknown>) => `"${version}"`

/** Returns the version in If-Match; undefined if the header is absent or `*`. @throws {Refusal} 400 if malformed */
export function ifMatch(c: Context): number | undefined {
  const header = c.req.header('if-match')
  if (header === undefined || header === '*') return undefined
  // A proxy that compresses responses makes their ETags weak.
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
  if (version === undefined) throw new Refusal(400, 'If-Match must be the ETag of the record.')
  return Number(version)
}

/** How a store recognises its own errors. */
type DatabaseState = Pick<Store, 'isUnavailable' | 'isFull'>

const later = { headers: { 'Retry-After': '2' } }

const RIGHTS_CHANGED = 'What you may do was changed meanwhile. Nothing was saved.'

const SAVED_OTHERWISE = 'This form was already saved with other values.'

const NOT_RENDERED =
  'A page of the site could not be made, so nothing was published. Please tell the person who runs the server.'

/** Sending the request again is safe: `Idempotency-Key` and `If-Match` detect what was already done. */
const UNSETTLED =
  'The connection to the database was lost while this was being saved, so it may or may not have been saved. Please try again.'

/** Returns the response to an error: `{ message, errors? }`. An unexpected error is a 500 without details. */
export function answerTo(error: unknown, c: Context, store: DatabaseState): Response {
  const refusal = refusalOf(error, store)
  if (!refusal) return c.json({ message: 'Something went wrong on the server. Please try again.' }, 500)
  const { status, message, extras } = refusal
  return c.json({ message, ...extras.body }, status, extras.headers)
}

/** Returns the refusal that an error means; undefined if it is unexpected. */
export function refusalOf(error: unknown, store: DatabaseState): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof FieldProblem) return invalid({ [error.field]: [error.message] }, error.message)
  if (error instanceof InUse) return new Refusal(403, error.message)
  if (error instanceof RightsGone) return error.isSignedOut ? signInFirst() : new Refusal(403, RIGHTS_CHANGED)
  if (error instanceof Stale) return standing(412, 'Somebody else changed this in the meantime.', error)
  if (error instanceof RenderingFailed) return new Refusal(503, NOT_RENDERED)
  if (error instanceof SubmittedOtherwise) return new Refusal(409, SAVED_OTHERWISE)
  if (error instanceof SavedOtherwise) {
    return standing(409, SAVED_OTHERWISE, error)
  }
  if (store.isFull(error)) {
    return new Refusal(
      507,
      'The disk of the server is full, so nothing was saved. Please tell the person who runs the server.',
    )
  }
  if (error instanceof Unsettled) return new Refusal(503, UNSETTLED, later)
  if (store.isUnavailable(error)) {
    return new Refusal(503, 'The database cannot be reached right now. Please try again.', later)
  }
  return undefined
}

/** Returns the refusal of a write that conflicts with the current record, which is in the response. */
const standing = (status: 409 | 412, message: string, { current }: { current: Stored<unknown> }) =>
  new Refusal(status, message, { headers: { ETag: etag(current) }, body: { data: current.record } })

/** Returns the methods that the app supports at a path; empty if no route matches. */
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

/** Responds with a single record and its ETag. */
export const one = (c: Context, stored: Stored<object>) =>
  c.json({ data: stored.record }, 200, { ETag: etag(stored) })

/** Responds with a record that was just written and its new ETag. @param status 201 for a new record */
export const saved = (c: Context, stored: Stored<object>, status: 200 | 201 = 200) =>
  c.json({ success: true, data: stored.record }, status, { ETag: etag(stored) })

/**
 * Responds to a deletion: 'Student deleted'.
 * @spec 402
 * @throws {Refusal} 404 if there was no such record
 */
export function deleted(c: Context, wasThere: boolean, name: string) {
  found(wasThere || undefined, name)
  return c.json({ success: true, message: `${name} deleted` })
}

/**
 * Returns the written record with `view` applied.
 * @throws {Stale} {SavedOtherwise} with `view` applied to the stored record
 */
export async function written<Row, Wire>(
  write: Promise<Stored<Row>>,
  view: (row: Row) => Wire,
): Promise<Stored<Wire>> {
  try {
    return withView(await write, view)
  } catch (error) {
    if (error instanceof Stale) throw new Stale(withView(error.current, view))
    if (error instanceof SavedOtherwise) throw new SavedOtherwise(withView(error.current, view))
    throw error
  }
}
