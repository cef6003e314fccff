import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from './appEnv.ts'
import { Refusal } from './refusal.ts'

/** A completed request, without personal data: no address, search, token or body. */
export interface LogEntry {
  requestId: string
  method: string
  /** The route's pattern, such as /api/courses/:id. */
  route: string
  status: number
  ms: number
  /**
   * Set if the program or its database failed. Not set for rejected requests, for example with too many sign-ins, nor for a
   * server that is not ready.
   */
  error?: unknown
}

export interface RequestNotes {
  /** The time, in ms since 1970. */
  clock: () => number
  log?: ((entry: LogEntry) => void) | undefined
}

/** Gives each request an id, and reports its end. */
export function noteRequests({ clock, log }: RequestNotes): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = clock()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const entry = { requestId, method: c.req.method, route: routeOf(c) }
    const note = (status: number, error?: unknown) =>
      log?.({ ...entry, status, ms: clock() - startedAt, error })
    c.set('onBroken', (error) => note(500, error))
    // Set before the response exists: adding a header to an existing response costs more than the whole request.
    c.header('X-Request-Id', requestId)
    await next()
    const { status } = c.res
    const isError = status >= 500 && !(c.error instanceof Refusal)
    note(status, isError ? c.error : undefined)
  }
}

function routeOf(c: Context): string {
  // The first one responds: /students/several/restore is not /students/:id/restore.
  const route = c.req.matchedRoutes.find(({ method }) => method !== 'ALL')
  return route?.path ?? 'unknown'
}
