import type { Context } from 'hono'
import { WRONG_CODE, WRONG_PASSWORD, type Proof } from '#contract/account.ts'
import type { AuthParts } from '#server/auth.ts'
import type { AppEnv } from '#server/http.ts'
import { found, invalid } from '#server/refusal.ts'
import type { Account, Factor } from '#server/store/accountStore.ts'
import { ofAccount, tooMany } from './limits.ts'
import type { PasswordQueue } from './passwordQueue.ts'
import { createRefusedTries } from './refusedTries.ts'
import { factorOf } from './twoStep.ts'

/** What a person with a session has proved. */
export interface Proved {
  account: Account
  /** The code that was given, to be used up. */
  factor?: Factor
}

/** Checks passwords and codes of people who have a session. */
export interface Proofs {
  /**
   * Counts a try against the limit of the account.
   * @throws {Refusal} 429
   */
  count(c: Context<AppEnv>): Promise<void>
  /** Enters a wrong try in the history, and refuses it. @throws {Refusal} 422 */
  refuse(c: Context<AppEnv>, field: 'password' | 'code'): Promise<never>
  /** Counts, and checks the password, or else the code. @throws {Refusal} 429; 422 if it is wrong */
  check(c: Context<AppEnv>, proof: Proof): Promise<Proved>
}

export function createProofs({ store, auth, clock }: AuthParts, queue: PasswordQueue): Proofs {
  const enterRefused = createRefusedTries(store.audit)

  const proofs: Proofs = {
    async count(c) {
      const full = await store.attempts.take(ofAccount(c.var.accountId), clock())
      if (full) throw tooMany(full.endsAt - clock())
    },

    async refuse(c, field) {
      await enterRefused({ action: 'proof-refused', key: String(c.var.accountId), by: c.var.actor })
      const message = { password: WRONG_PASSWORD, code: WRONG_CODE }[field]
      throw invalid({ [field]: [message] }, message)
    },

    async check(c, { password, code }) {
      await proofs.count(c)
      const account = found(await store.accounts.find(c.var.actor.login), 'Account')
      if (password) {
        const isRight = await queue.run('user', () => auth.verifyPassword(account.passwordHash, password))
        return isRight ? { account } : proofs.refuse(c, 'password')
      }
      const { id, twoStepKey: key } = account
      const given = { id, code: code ?? '', now: clock() }
      const factor = key === null ? undefined : await factorOf(auth, { ...given, key })
      return factor ? { account, factor } : proofs.refuse(c, 'code')
    },
  }
  return proofs
}
