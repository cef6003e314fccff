import type { Context } from 'hono'
import { CODE_ASKED, WRONG_CODE, WRONG_PASSWORD, type Proof } from '#contract/access/account.ts'
import type { AuthDeps } from '#server/auth.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { found, invalid } from '#server/refusal.ts'
import type { Account, Factor } from '#server/store/accountStore.ts'
import { ofAccount, tooMany } from './limits.ts'
import type { PasswordQueue } from './passwordQueue.ts'
import { createRefusedTries } from './refusedTries.ts'
import { factorOf } from './twoStep.ts'

/** Checks passwords and codes of people who have a session. */
export interface Proofs {
  /**
   * Counts a try against the limit of the account.
   * @throws {Refusal} 429
   */
  count(c: Context<AppEnv>): Promise<void>
  /** Enters a wrong try in the history, and refuses it. @throws {Refusal} 422 */
  refuse(c: Context<AppEnv>, field: 'password' | 'code'): Promise<never>
  /** Counts, and checks the password. @throws {Refusal} 429; 422 if it is wrong */
  checkPassword(c: Context<AppEnv>, password: string): Promise<Account>
  /**
   * Counts, and checks the password and, where two-step sign-in is on, the code. Returns what the code uses up.
   * @throws {Refusal} 429; 422 if one is wrong, or the code is missing
   */
  check(c: Context<AppEnv>, proof: Proof): Promise<Factor | undefined>
}

export function createProofs({ store, auth, clock }: AuthDeps, queue: PasswordQueue): Proofs {
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

    async checkPassword(c, password) {
      await proofs.count(c)
      const account = found(await store.accounts.find(c.var.actor.login), 'Account')
      const isRight = await queue.run('user', () => auth.verifyPassword(account.passwordHash, password))
      return isRight ? account : proofs.refuse(c, 'password')
    },

    async check(c, { password, code = '' }) {
      const { id, twoStepKey: key } = await proofs.checkPassword(c, password)
      if (key === null) return undefined
      if (code === '') throw invalid({ code: [CODE_ASKED] }, CODE_ASKED)
      return (await factorOf(auth, { id, key, code, now: clock() })) ?? proofs.refuse(c, 'code')
    },
  }
  return proofs
}
