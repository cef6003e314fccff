import type { Context } from 'hono'
import { mayCall, whoMayCall, type Call } from '#contract/permissions.ts'
import type { AppEnv } from './http.ts'
import { Refusal } from './refusal.ts'

/** @throws {Refusal} 403 with who may make the call, unless the account's level may */
export function requireLevel(c: Context<AppEnv>, call: Call): void {
  if (!mayCall(c.var.level, call)) throw new Refusal(403, whoMayCall(call))
}
