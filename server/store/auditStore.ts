import { millisecondsInDay } from 'date-fns/constants'
import type { AuditEntry, AuditQuery, Fields } from '#contract/audit.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Paged } from '#contract/paging.ts'
import type { TrashEntry, TrashQuery } from '#contract/trash.ts'

/** How long the audit trail is kept, in ms. */
export const AUDIT_LIFE = 365 * millisecondsInDay

/** Who does something, from which address, and when, in ms since 1970. */
export interface Actor {
  login: string
  address: string
  at: number
}

/** What was done, as the audit trail tells it. */
export type AuditEvent = Pick<AuditEntry, 'action' | 'kind'> & {
  record_id?: number
  name?: string
  before?: Fields
  after?: Fields
}

/**
 * Who did what, newest first. Nothing is ever changed in it but by {@link TrashStore.erase}; entries older than
 * {@link AUDIT_LIFE} are forgotten by the upkeep (`deleteExpired`).
 */
export interface AuditStore {
  /** One page; `search` is literal and looks in the record's name and the administrator's. */
  page(query: AuditQuery): Promise<Paged<AuditEntry>>
  /** Enters what is no write of a record; those enter themselves. */
  enter(by: Actor, event: AuditEvent): Promise<void>
}

/** Deleted records of all kinds. They come back by their own stores. */
export interface TrashStore {
  /** One page of those that can come back, newest first. @param at ms since 1970 */
  page(query: TrashQuery, at: number): Promise<Paged<TrashEntry>>
  /**
   * Forgets a deleted record for good: its row, if it is still in the trash, and in the audit trail its name and fields.
   * Returns false when nothing was left of it.
   * @throws {InUse} while the record is live
   */
  erase(kind: RecordKind, id: number, by?: Actor): Promise<boolean>
}
