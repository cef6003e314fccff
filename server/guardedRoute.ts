import type { MiddlewareHandler, Context } from 'hono'
import type { RouterRoute } from 'hono/types'
import * as z from 'zod/mini'
import { pagedOf } from '#contract/paging.ts'
import {
  type Call,
  askedAgain,
  mayCall,
  openBeforeTwoStep,
  whoMayCall,
} from '#contract/access/permissions.ts'
import { PROOF_ASKED, PROOF_LIFE, TWO_STEP_ASKED } from '#contract/access/account.ts'
import type { AppEnv } from './appEnv.ts'
import { Refusal } from './refusal.ts'

/** A route as `/openapi.json` describes it. */
export interface RouteInfo {
  /** Its line in the table of permissions; 'open' if it needs no session. */
  call: Call | 'open'
  /** What it does, in a few words. */
  summary: string
  /** Schema of a successful response. */
  answer: z.ZodMiniType
  query?: z.ZodMiniType
  /** The schemas of which a body has to match one. */
  bodies?: readonly z.ZodMiniType[]
  /** A file in place of the list, if the query has this name and value. */
  file?: { name: string; value: string; mediaType: string }
  /** Adds a record: responds with 201 and accepts `Idempotency-Key`. */
  isAdding?: boolean
  /** Responds with 201. */
  isInviting?: boolean
  /** Checks a password or code: 429 after too many, 409 if there is nothing to check it against. */
  isProving?: boolean
  /** Writes several records: accepts `Idempotency-Key`. */
  isBulk?: boolean
  /** The media type of the file that it responds with. */
  answersFile?: string
  /** The media types of a body that is a file. */
  readsFile?: readonly string[]
  /** Responds with lines of JSON, the last of which is the answer. */
  answersLines?: boolean
  /** Changes a record: accepts `If-Match`. */
  isChanging?: boolean
  /** Refusals that only this route answers with. */
  refuses?: readonly ('409' | '412' | '422')[]
  needsSession?: boolean
}

const infoOf = new WeakMap<object, Partial<RouteInfo>>()

/** Returns `handler`, with what it contributes to the description of its routes. */
export function withInfo<H extends object>(handler: H, info: Partial<RouteInfo>): H {
  infoOf.set(handler, info)
  return handler
}

/**
 * Describes a route in `/openapi.json`, and refuses accounts whose level may not make its call.
 * @throws {Refusal} 403
 */
export function guardedRoute(
  call: Call | 'open',
  summary: string,
  answer: z.ZodMiniType,
  info: Partial<RouteInfo> = {},
): MiddlewareHandler {
  const check: MiddlewareHandler = async (c, next) => {
    if (call !== 'open') refuseUnlessOpen(c, call)
    await next()
  }
  return withInfo(check, { ...info, call, summary, answer })
}

/** Returns the described routes by method and path below /api: 'GET /courses/:id'. */
export function describedRoutes(routes: readonly RouterRoute[]): Map<string, RouteInfo> {
  const found = new Map<string, Partial<RouteInfo>>()
  let needsSession = false
  for (const { method, path, handler } of routes) {
    const info = infoOf.get(handler)
    // Middleware protects the routes that are registered after it.
    if (method === 'ALL') needsSession ||= info?.needsSession === true
    const key = `${method} ${path.replace(/^\/api/, '')}`
    if (method !== 'ALL') found.set(key, { needsSession, ...found.get(key), ...info })
  }
  return new Map([...found].filter((entry): entry is [string, RouteInfo] => 'answer' in entry[1]))
}

/** A schema that accepts no other fields. */
export const strict = <S extends z.core.$ZodShape>({ shape }: { shape: S }) => z.strictObject(shape)

/** The envelopes of responses. */
export const success = z.literal(true)
export const dataOf = <T extends z.ZodMiniType>(shape: T) => z.strictObject({ data: shape })
export const savedOf = <T extends z.ZodMiniType>(record: T) => z.strictObject({ success, data: record })
export const pageOf = <S extends z.core.$ZodShape>(row: { shape: S }) => strict(pagedOf(strict(row)))
export const doneShape = z.strictObject({ success, message: z.string() })

/**
 * Refuses a call that the session may not make by the table of permissions.
 * @throws {Refusal} 403 with who may make it; with `needs`, if two-step sign-in must be set up first, or the last proof is too old
 */
export function refuseUnlessOpen(c: Context<AppEnv>, call: Call): void {
  const { level, needsTwoStep, provedAt, actor } = c.var
  if (needsTwoStep && !openBeforeTwoStep.includes(call))
    throw new Refusal(403, TWO_STEP_ASKED, { body: { needs: 'two-step' } })
  if (!mayCall(level, call)) throw new Refusal(403, whoMayCall(call))
  const isProved = Math.abs(actor.at - provedAt) < PROOF_LIFE
  if (!isProved && askedAgain.includes(call))
    throw new Refusal(403, PROOF_ASKED, { body: { needs: 'proof' } })
}
