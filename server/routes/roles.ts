import { Hono } from 'hono'
import { IdParam } from '#contract/ids.ts'
import { RoleBody, type Role } from '#contract/roles.ts'
import { changed, deleted, made, one, saved, shown } from '#server/answers.ts'
import { ifMatch, valid, type AppEnv } from '#server/http.ts'
import { listAll } from '#server/lists.ts'
import { found } from '#server/refusal.ts'
import type { RoleStore } from '#server/store/store.ts'
import { submitOf } from '#server/submit.ts'

/** A single role also carries its name as forms send it (statement 382). */
const read = (role: Role) => ({ ...role, name: role.M04_RoleName })

/** `/new_role` (statements 380 to 384). */
export function roleRoutes(roles: RoleStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', (c) => listAll(c, () => roles.slices()))

    .get('/:id', valid('param', IdParam), async (c) =>
      one(c, shown(found(await roles.get(c.req.valid('param').id), 'Role'), read)),
    )

    .post('/', valid('json', RoleBody), async (c) => {
      const body = c.req.valid('json')
      const submit = await submitOf(c, clock(), body)
      return saved(c, await made(roles.add(body, submit, c.var.actor), read), 201)
    })

    .put('/:id', valid('param', IdParam), valid('json', RoleBody), async (c) => {
      const { id } = c.req.valid('param')
      const role = await changed(roles.replace(id, c.req.valid('json'), ifMatch(c), c.var.actor), read)
      return saved(c, found(role, 'Role'))
    })

    .delete('/:id', valid('param', IdParam), async (c) =>
      deleted(c, await roles.remove(c.req.valid('param').id, clock(), c.var.actor), 'Role'),
    )

    .post('/:id/restore', valid('param', IdParam), async (c) =>
      saved(
        c,
        shown(found(await roles.restore(c.req.valid('param').id, clock(), c.var.actor), 'Role'), read),
      ),
    )
}
