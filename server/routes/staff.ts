import { Hono } from 'hono'
import * as z from 'zod/mini'
import { TWO_STEP_OWN_FIRST } from '#contract/access/account.ts'
import { IdParam } from '#contract/ids.ts'
import {
  LINK_LIFE,
  LOGIN_TAKEN,
  ONLY_ADMINISTRATOR,
  StaffSettings,
  StaffSettingsBody,
  StaffBody,
  StaffChange,
  StaffLink,
  StaffMember,
} from '#contract/access/staff.ts'
import type { AuthKit } from '#server/auth.ts'
import { dataOf, guardedRoute, doneShape, savedOf, strict, success } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { found, invalid, Refusal } from '#server/refusal.ts'
import { LastAdministrator } from '#server/store/staffStore.ts'
import type { Store } from '#server/store/store.ts'

const person = strict(StaffMember)
const settings = strict(StaffSettings)
const withLink = z.strictObject({ success, data: person, link: strict(StaffLink) })

interface StaffDeps {
  store: Pick<Store, 'staff' | 'own' | 'twoStep'>
  auth: Pick<AuthKit, 'newToken' | 'digest'>
  clock: () => number
}

/** `/staff`: the people who may sign in. A one-time link is in the answer that made it, and nowhere else. */
export function staffRoutes({ store, auth, clock }: StaffDeps) {
  const { staff, twoStep } = store
  const withId = valid('param', IdParam)

  async function newLink() {
    const token = auth.newToken()
    const expiresAt = clock() + LINK_LIFE
    return {
      shown: { token, expires_at: expiresAt },
      kept: { tokenHash: await auth.digest(token), expiresAt },
    }
  }

  return new Hono<AppEnv>()
    .get('/', guardedRoute('GET /staff', 'The people who may sign in', dataOf(z.array(person))), async (c) =>
      c.json({ data: await staff.all() }),
    )

    .post(
      '/',
      guardedRoute('POST /staff', 'Invite a person', withLink, { isInviting: true }),
      valid('json', StaffBody),
      async (c) => {
        const link = await newLink()
        const added = await staff.invite(c.req.valid('json'), link.kept, c.var.actor)
        if (!added) throw invalid({ login: [LOGIN_TAKEN] }, LOGIN_TAKEN)
        return c.json({ success: true, data: added, link: link.shown }, 201)
      },
    )

    .put(
      '/:id',
      withId,
      guardedRoute('PUT /staff/:id', "Change a person's level, suspend or bring back", savedOf(person)),
      valid('json', StaffChange),
      async (c) => {
        const changing = staff.change(c.req.valid('param').id, c.req.valid('json'), c.var.actor)
        return c.json({ success: true, data: found(await unlessLast(changing), 'Person') })
      },
    )

    .delete('/:id', withId, guardedRoute('DELETE /staff/:id', 'Remove a person', doneShape), async (c) => {
      const isRemoved = await unlessLast(staff.remove(c.req.valid('param').id, c.var.actor))
      found(isRemoved || undefined, 'Person')
      return c.json({ success: true, message: 'Person removed' })
    })

    .post(
      '/:id/link',
      withId,
      guardedRoute('POST /staff/:id/link', 'Make a new one-time link', withLink),
      async (c) => {
        const link = await newLink()
        const owner = found(await staff.renewLink(c.req.valid('param').id, link.kept, c.var.actor), 'Person')
        return c.json({ success: true, data: owner, link: link.shown })
      },
    )

    .delete(
      '/:id/two-step',
      withId,
      guardedRoute('DELETE /staff/:id/two-step', "Turn a person's two-step sign-in off", doneShape),
      async (c) => {
        const isOff = await twoStep.turnOff(c.req.valid('param').id, c.var.actor)
        found(isOff || undefined, 'Two-step sign-in')
        return c.json({ success: true, message: 'Two-step sign-in is off' })
      },
    )
}

/** `/staff_settings`: what holds for everybody. */
export function staffSettingsRoutes({ own, twoStep }: Pick<Store, 'own' | 'twoStep'>) {
  return new Hono<AppEnv>().put(
    '/',
    guardedRoute('PUT /staff_settings', 'Require two-step sign-in of everybody, or not', savedOf(settings)),
    valid('json', StaffSettingsBody),
    async (c) => {
      const wanted = c.req.valid('json')
      const { two_step_required: isRequired } = wanted
      const account = found(await own.find(c.var.accountId), 'Account')
      // Whoever requires it can go on working.
      if (isRequired && account.two_step === null) throw new Refusal(403, TWO_STEP_OWN_FIRST)
      await twoStep.require(isRequired, c.var.actor)
      return c.json({ success: true, data: wanted })
    },
  )
}

/** @throws {Refusal} 403 where no active Administrator would be left */
async function unlessLast<T>(changing: Promise<T>): Promise<T> {
  try {
    return await changing
  } catch (error) {
    if (error instanceof LastAdministrator) throw new Refusal(403, ONLY_ADMINISTRATOR)
    throw error
  }
}
