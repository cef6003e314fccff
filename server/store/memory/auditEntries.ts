import type { Actor, AuditEvent, SeveralEvents } from '#server/store/auditStore.ts'
import type { Tables } from './tables.ts'

/** Adds an audit entry. @param partOf the id of the entry that it belongs to. Returns its id. */
export function enter(
  { audit }: Tables,
  { login, address, at }: Actor,
  event: AuditEvent,
  partOf?: number,
): number {
  const { action, kind, record_id = null, name = null, before = null, after = null } = event
  audit.last += 1
  const entry = { id: audit.last, at, login, address, action, kind, record_id, name, before, after, partOf }
  audit.entries = [entry, ...audit.entries]
  return audit.last
}

/** Adds one entry for several events; nothing for none. */
export function enterSeveral(tables: Tables, by: Actor, { events, ...event }: SeveralEvents): void {
  const [first, ...others] = events
  if (first === undefined) return
  if (others.length === 0) {
    enter(tables, by, first)
    return
  }
  const { after, ...head } = event
  const id = enter(tables, by, { ...head, ...(after && { after }) })
  for (const part of events) enter(tables, by, part, id)
}
