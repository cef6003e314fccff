import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  Account,
  AccountChange,
  AccountSession,
  PasswordChange,
  Proof,
  SessionParam,
} from '#contract/access/account.ts'
import { isLive } from '#server/auth.ts'
import { dataOf, guardedRoute, doneShape, savedOf, strict, success } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { found, Refusal } from '#server/refusal.ts'
import { refuseEasyPassword } from '#server/signIn/chosenPassword.ts'
import { twoStepRoutes, type AccountDeps } from './twoStep.ts'

const own = strict(Account)
const session = strict(AccountSession)

/** Characters at the end of a token's hash, by which its owner names a session. */
const NAMED = 16
const nameOf = (tokenHash: string) => tokenHash.slice(-NAMED)

/** `/account`: the person who is signed in. */
export function accountRoutes(deps: AccountDeps) {
  const { store, auth, clock, proofs, hashPassword } = deps
  const find = async (id: number) => found(await store.own.find(id), 'Account')

  async function sessionsOf(id: number) {
    const now = clock()
    return (await store.own.sessions(id)).filter((one) => isLive(auth, one, now))
  }

  return new Hono<AppEnv>()
    .get('/', guardedRoute('GET /account', 'The person who is signed in', dataOf(own)), async (c) =>
      c.json({ data: await find(c.var.accountId) }),
    )

    .put(
      '/',
      guardedRoute('PUT /account', 'Change the own name', savedOf(own)),
      valid('json', AccountChange),
      async (c) => {
        await store.own.rename(c.var.accountId, c.req.valid('json').name, c.var.actor)
        return c.json({ success: true, data: await find(c.var.accountId) })
      },
    )

    .post(
      '/prove',
      guardedRoute(
        'POST /account/prove',
        'Prove who asks, by the password and the code of two-step sign-in; the calls that ask for it are then open for ten minutes',
        z.strictObject({ success }),
        { isProving: true },
      ),
      valid('json', Proof),
      async (c) => {
        const factor = await proofs.check(c, c.req.valid('json'))
        const isProved = await store.sessions.prove(c.var.tokenHash, { ...c.var.actor, at: clock() }, factor)
        return isProved ? c.json({ success: true }) : proofs.refuse(c, 'code')
      },
    )

    .put(
      '/password',
      guardedRoute('PUT /account/password', 'Change the password; other sessions end', doneShape, {
        isProving: true,
      }),
      valid('json', PasswordChange),
      async (c) => {
        const { password, new_password } = c.req.valid('json')
        const account = await proofs.checkPassword(c, password)
        refuseEasyPassword('new_password', new_password, account.login)
        const change = {
          was: account.passwordHash,
          passwordHash: await hashPassword(new_password),
          kept: c.var.tokenHash,
        }
        const isChanged = await store.own.changePassword(account.id, change, c.var.actor)
        if (!isChanged) throw new Refusal(409, 'The password was changed in the meantime.')
        return c.json({ success: true, message: 'Password changed. Other sessions are signed out.' })
      },
    )

    .get(
      '/sessions',
      guardedRoute('GET /account/sessions', 'The own sessions', dataOf(z.array(session))),
      async (c) =>
        c.json({
          data: (await sessionsOf(c.var.accountId)).map(
            ({ tokenHash, device, address, openedAt, seenAt }) => ({
              id: nameOf(tokenHash),
              device,
              address,
              opened_at: openedAt,
              seen_at: seenAt,
              is_current: tokenHash === c.var.tokenHash,
            }),
          ),
        }),
    )

    .delete(
      '/sessions',
      guardedRoute('DELETE /account/sessions', 'End all other sessions', doneShape),
      async (c) => {
        const { accountId, tokenHash: current, actor } = c.var
        const others = (await store.own.sessions(accountId))
          .map(({ tokenHash }) => tokenHash)
          .filter((hash) => hash !== current)
        await store.own.endSessions(accountId, others, actor)
        return c.json({ success: true, message: 'Signed out everywhere else' })
      },
    )

    .delete(
      '/sessions/:session',
      guardedRoute('DELETE /account/sessions/:session', 'End one of the own sessions', doneShape),
      valid('param', SessionParam),
      async (c) => {
        const { accountId, actor } = c.var
        const name = c.req.valid('param').session
        const hashes = (await store.own.sessions(accountId)).map(({ tokenHash }) => tokenHash)
        const meant = hashes.filter((hash) => nameOf(hash) === name)
        found((await store.own.endSessions(accountId, meant, actor)) || undefined, 'Session')
        return c.json({ success: true, message: 'Signed out' })
      },
    )

    .route('/two-step', twoStepRoutes(deps))
}
