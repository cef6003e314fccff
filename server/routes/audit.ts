import { Hono } from 'hono'
import { AuditEntry, AuditQuery } from '#contract/audit.ts'
import { mayCall } from '#contract/access/permissions.ts'
import { guardedRoute, pageOf } from '#server/guardedRoute.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { valid } from '#server/http.ts'
import type { AuditStore } from '#server/store/auditStore.ts'

/** `/audit`: the audit trail; of accounts for Administrators alone. Without `page` it returns the first page, never the whole list. */
export function auditRoutes(audit: AuditStore) {
  return new Hono<AppEnv>().get(
    '/',
    guardedRoute('GET /audit', 'The audit trail: who did what', pageOf(AuditEntry)),
    valid('query', AuditQuery),
    async (c) => {
      const { page = 1, ...query } = c.req.valid('query')
      const hasAccounts = mayCall(c.var.level, 'GET /staff')
      return c.json(await audit.page({ ...query, page, hasAccounts }))
    },
  )
}
