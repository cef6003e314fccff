import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { LoginAnswer, LoginBody } from '#contract/access/auth.ts'
import { LinkBody, LinkToken } from '#contract/access/staff.ts'
import type { AuthDeps } from '#server/auth.ts'
import { guardedRoute, strict, success } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { createLinks } from '#server/signIn/links.ts'

/** Maximum body of a sign-in, in bytes: enough for the longest name and password. */
const MAX_SIGN_IN = 4 * 1024

interface SignInDeps extends AuthDeps {
  /** Returns the token of a new session. */
  signIn: (c: Context<AppEnv>, body: LoginBody) => Promise<string>
  hashPassword: (password: string) => Promise<string>
}

/** Below `/admin`, without a session: sign-in, and one-time links. */
export function signInRoutes({ store, auth, clock, peerOf, signIn, hashPassword }: SignInDeps) {
  const links = createLinks({ staff: store.staff, auth, hashPassword })
  return new Hono<AppEnv>()
    .post(
      '/login',
      guardedRoute('open', 'Sign in', strict(LoginAnswer)),
      valid('json', LoginBody, { most: MAX_SIGN_IN }),
      async (c) => c.json({ success: true, token: await signIn(c, c.req.valid('json')) }),
    )

    .post(
      '/link/name',
      guardedRoute('open', 'Whom a one-time link is for', strict(z.object({ login: z.string() }))),
      valid('json', LinkToken, { most: MAX_SIGN_IN }),
      async (c) => c.json({ login: await links.nameOf(c.req.valid('json').token, clock()) }),
    )

    .post(
      '/link',
      guardedRoute('open', 'Choose a password with a one-time link', z.strictObject({ success })),
      valid('json', LinkBody, { most: MAX_SIGN_IN }),
      async (c) => {
        await links.use(c.req.valid('json'), { address: peerOf(c).address, at: clock() })
        return c.json({ success: true })
      },
    )
}
