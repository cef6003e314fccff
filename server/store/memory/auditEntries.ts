import type { Actor, AuditEvent } from '#server/store/auditStore.ts'
import type { Tables } from './tables.ts'

/** Adds an audit entry. */
export function enter({ audit }: Tables, { login, address, at }: Actor, event: AuditEvent): void {
  const { action, kind, record_id = null, name = null, before = null, after = null } = event
  audit.last += 1
  const entry = { id: audit.last, at, login, address, action, kind, record_id, name, before, after }
  audit.entries = [entry, ...audit.entries]
}
