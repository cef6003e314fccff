import { Hono } from 'hono'
import { RoleBody, type Role } from '#contract/roles.ts'
import type { AppEnv } from '#server/http.ts'
import { listAll } from '#server/lists.ts'
import type { RoleStore } from '#server/store/store.ts'
import { recordRoutes } from './records.ts'

/** A single role also carries its name as forms send it. @spec 382 */
const view = (role: Role) => ({ ...role, name: role.M04_RoleName })

/** `/new_role`. @spec 380-384 */
export function roleRoutes(roles: RoleStore, clock: () => number) {
  return new Hono<AppEnv>()
    .get('/', (c) => listAll(c, () => roles.slices()))
    .route('/', recordRoutes(roles, { name: 'Role', add: RoleBody, change: RoleBody, view, clock }))
}
