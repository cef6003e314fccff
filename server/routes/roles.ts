import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Role, RoleBody } from '#contract/roles.ts'
import { dataOf, guardedRoute, strict } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { listAll } from '#server/listResponses.ts'
import type { RoleStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** Adds the name of a single role, in the format of forms. @spec 382 */
const view = (role: Role) => ({ ...role, name: role.M04_RoleName })

const OneRole = z.extend(Role, { name: z.string() })

/** `/new_role`. @spec 380-384 */
export function roleRoutes(roles: RoleStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', guardedRoute('GET /new_role', 'List of role records', dataOf(z.array(strict(Role)))), (c) =>
      listAll(c, () => roles.slices()),
    )
    .route(
      '/',
      recordRoutes(roles, {
        kind: 'roles',
        record: OneRole,
        add: { call: 'POST /new_role', body: RoleBody },
        change: { call: 'PUT /new_role/:id', body: RoleBody },
        view,
        clock,
      }),
    )
}
