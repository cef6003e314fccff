import { Hono } from 'hono'
import * as z from 'zod/mini'
import { IdParam } from '#contract/ids.ts'
import {
  LINK_LIFE,
  LOGIN_TAKEN,
  ONLY_ADMINISTRATOR,
  StaffBody,
  StaffChange,
  StaffLink,
  StaffMember,
} from '#contract/staff.ts'
import type { AuthKit } from '#server/auth.ts'
import { dataOf, describeRoute, doneShape, savedOf, strict, success } from '#server/describeRoute.ts'
import { valid, type AppEnv } from '#server/http.ts'
import { found, invalid, Refusal } from '#server/refusal.ts'
import { LastAdministrator, type StaffStore } from '#server/store/staffStore.ts'

const person = strict(StaffMember)
const withLink = z.strictObject({ success, data: person, link: strict(StaffLink) })

interface StaffParts {
  staff: StaffStore
  auth: Pick<AuthKit, 'newToken' | 'digest'>
  clock: () => number
}

/** `/staff`: the people who may sign in. A one-time link is in the answer that made it, and nowhere else. */
export function staffRoutes({ staff, auth, clock }: StaffParts) {
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
    .get('/', describeRoute('GET /staff', 'The people who may sign in', dataOf(z.array(person))), async (c) =>
      c.json({ data: await staff.all() }),
    )

    .post(
      '/',
      describeRoute('POST /staff', 'Invite a person', withLink),
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
      describeRoute('PUT /staff/:id', "Change a person's level, suspend or bring back", savedOf(person)),
      valid('json', StaffChange),
      async (c) => {
        const changing = staff.change(c.req.valid('param').id, c.req.valid('json'), c.var.actor)
        return c.json({ success: true, data: found(await unlessLast(changing), 'Person') })
      },
    )

    .delete('/:id', withId, describeRoute('DELETE /staff/:id', 'Remove a person', doneShape), async (c) => {
      const isRemoved = await unlessLast(staff.remove(c.req.valid('param').id, c.var.actor))
      found(isRemoved || undefined, 'Person')
      return c.json({ success: true, message: 'Person removed' })
    })

    .post(
      '/:id/link',
      withId,
      describeRoute('POST /staff/:id/link', 'Make a new one-time link', withLink),
      async (c) => {
        const link = await newLink()
        const owner = found(await staff.renewLink(c.req.valid('param').id, link.kept, c.var.actor), 'Person')
        return c.json({ success: true, data: owner, link: link.shown })
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
