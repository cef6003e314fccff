import { Hono } from 'hono'
import {
  CodeBody,
  NO_KEY,
  NO_TWO_STEP,
  RecoveryCodes,
  TWO_STEP_KEPT,
  TwoStepKey,
} from '#contract/access/account.ts'
import { guardedRoute, doneShape, savedOf, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { Refusal } from '#server/refusal.ts'
import { newRecoveryCodes, newTwoStepKey, stepOf } from '#server/signIn/twoStep.ts'
import type { AuthDeps } from '#server/auth.ts'
import type { Proofs } from '#server/signIn/proofs.ts'

export interface AccountDeps extends Pick<AuthDeps, 'store' | 'auth' | 'clock'> {
  proofs: Proofs
  hashPassword: (password: string) => Promise<string>
  instituteName: string
}

const proving = { isProving: true }
const codes = savedOf(strict(RecoveryCodes))

/** `/account/two-step`. Keys and recovery codes are in the answer that made them, and nowhere else. */
export function twoStepRoutes({ store, auth, clock, proofs, instituteName }: AccountDeps) {
  const { twoStep } = store
  return new Hono<AppEnv>()
    .post(
      '/',
      guardedRoute(
        'POST /account/two-step',
        'Make a key for an authenticator app; it counts once a code confirms it',
        savedOf(strict(TwoStepKey)),
      ),
      async (c) => {
        const made = newTwoStepKey(c.var.actor.login, instituteName)
        await twoStep.start(c.var.accountId, made.key)
        return c.json({ success: true, data: made })
      },
    )

    .post(
      '/confirm',
      guardedRoute(
        'POST /account/two-step/confirm',
        'Turn two-step sign-in on by the first code',
        codes,
        proving,
      ),
      valid('json', CodeBody),
      async (c) => {
        const { accountId: id, actor } = c.var
        await proofs.count(c)
        const key = await twoStep.waitingKey(id)
        if (key === undefined) throw new Refusal(409, NO_KEY)
        const step = stepOf(key, c.req.valid('json').code, clock())
        if (step === undefined) return proofs.refuse(c, 'code')
        const { shown, hashes: codeHashes } = await newRecoveryCodes(auth, id)
        const isOn = await twoStep.confirm(id, actor, { key, step, codeHashes })
        if (!isOn) throw new Refusal(409, NO_KEY)
        return c.json({ success: true, data: { codes: shown } })
      },
    )

    .post(
      '/codes',
      guardedRoute(
        'POST /account/two-step/codes',
        'Make new recovery codes; the earlier ones no longer work',
        codes,
        proving,
      ),
      async (c) => {
        const { shown, hashes } = await newRecoveryCodes(auth, c.var.accountId)
        const isMade = await twoStep.replaceCodes(c.var.accountId, c.var.actor, hashes)
        if (!isMade) throw new Refusal(409, NO_TWO_STEP)
        return c.json({ success: true, data: { codes: shown } })
      },
    )

    .delete(
      '/',
      guardedRoute('DELETE /account/two-step', 'Turn two-step sign-in off', doneShape, proving),
      async (c) => {
        if (await twoStep.isRequired()) throw new Refusal(403, TWO_STEP_KEPT)
        const isOff = await twoStep.turnOff(c.var.accountId, c.var.actor)
        if (!isOff) throw new Refusal(409, NO_TWO_STEP)
        return c.json({ success: true, message: 'Two-step sign-in is off' })
      },
    )
}
