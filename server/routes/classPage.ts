import { Hono } from 'hono'
import { ClassPageAddress } from '#contract/classes/classPage.ts'
import { IdParam } from '#contract/ids.ts'
import type { AuthKit } from '#server/auth.ts'
import { newPageToken } from '#server/classPage/token.ts'
import { dataOf, guardedRoute, doneShape, savedOf, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import { found } from '#server/refusal.ts'
import type { ClassPageStore } from '#server/store/classPageStore.ts'

const address = strict(ClassPageAddress)

interface ClassPageRouteDeps {
  pages: ClassPageStore
  auth: Pick<AuthKit, 'digest'>
}

/** `/division/:id/page`: turns the class page of a division on and off, and gives it a new address. */
export function classPageRoutes({ pages, auth }: ClassPageRouteDeps) {
  const withId = valid('param', IdParam)

  async function newAddress() {
    const token = newPageToken()
    return { token, digest: await auth.digest(token) }
  }

  return new Hono<AppEnv>()
    .get(
      '/:id/page',
      withId,
      guardedRoute('GET /division/:id/page', "The address of a division's class page", dataOf(address)),
      async (c) => c.json({ data: found(await pages.addressOf(c.req.valid('param').id), 'Division') }),
    )

    .post(
      '/:id/page',
      withId,
      guardedRoute('POST /division/:id/page', "Turn a division's class page on", savedOf(address)),
      async (c) => {
        const { id } = c.req.valid('param')
        const data = found(await pages.turnOn(id, await newAddress(), c.var.actor), 'Division')
        return c.json({ success: true, data })
      },
    )

    .put(
      '/:id/page',
      withId,
      guardedRoute(
        'PUT /division/:id/page',
        'Replace its address; the old one stops at once',
        savedOf(address),
      ),
      async (c) => {
        const { id } = c.req.valid('param')
        const data = found(await pages.renew(id, await newAddress(), c.var.actor), 'Division')
        return c.json({ success: true, data })
      },
    )

    .delete(
      '/:id/page',
      withId,
      guardedRoute('DELETE /division/:id/page', "Turn a division's class page off", doneShape),
      async (c) => {
        const wasThere = await pages.turnOff(c.req.valid('param').id, c.var.actor)
        found(wasThere || undefined, 'Division')
        return c.json({ success: true, message: 'The class page is off.' })
      },
    )
}
