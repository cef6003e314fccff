import type { Level } from '#contract/access/levels.ts'
import type { Actor } from './store/auditStore.ts'
import type { BodyBindings } from './body.ts'
import type { Limiter } from './limiter.ts'

/** Context of a request within the app. */
export interface AppEnv {
  Bindings: BodyBindings
  Variables: {
    requestId: string
    accountId: number
    /** What the signed-in account may do. */
    level: Level
    /** Last proof of the password, and of a code where two-step sign-in is on, in ms since 1970. */
    provedAt: number
    /** Whether two-step sign-in must be set up first. */
    needsTwoStep: boolean
    tokenHash: string
    /** The signed-in user, as the audit trail names them. */
    actor: Actor
    /** Limits how many complete lists are sent at once. */
    lists: Limiter
    /** Called with the error that ended a response after it had begun. */
    onBroken: (error: unknown) => void
  }
}
