import type { Context } from 'hono'
import { PROOF_ASKED, PROOF_LIFE, TWO_STEP_ASKED } from '#contract/access/account.ts'
import {
  askedAgain,
  mayCall,
  openBeforeTwoStep,
  whoMayCall,
  type Call,
} from '#contract/access/permissions.ts'
import type { AppEnv } from './appEnv.ts'
import { Refusal } from './refusal.ts'

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
