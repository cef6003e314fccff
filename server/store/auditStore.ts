import { millisecondsInDay } from 'date-fns/constants'
import type { AuditEntry, AuditQuery, Fields } from '#contract/audit.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Level } from '#contract/access/levels.ts'
import type { Paged } from '#contract/paging.ts'
import type { TrashEntry, TrashQuery } from '#contract/trash.ts'

/** How long the audit trail is kept, in ms. */
export const AUDIT_LIFE = 365 * millisecondsInDay

/** The user who does something, their address, and the time in ms since 1970. */
export interface Actor {
  login: string
  address: string
  at: number
  /** The session by which it is allowed, and its level. A write requires that both are still so when it is carried out. */
  session?: { tokenHash: string; level: Level } | undefined
}

/** The actor of a write was signed out, or has another level, since the request began. */
export class RightsGone extends Error {
  constructor(readonly isSignedOut: boolean) {
    super('The rights of the actor have changed')
  }
}

/** An action, as the audit trail records it. */
export type AuditEvent = Pick<AuditEntry, 'action' | 'kind'> & {
  record_id?: number
  name?: string
  before?: Fields
  after?: Fields
}

/** The events of records that one action wrote together, and the fields that it set in all of them. */
export interface BulkEvents extends Pick<AuditEvent, 'action' | 'kind'> {
  events: readonly AuditEvent[]
  after: Fields | undefined
}

/**
 * The audit trail, newest first. Entries are never changed except by {@link TrashStore.erase}. Entries older than
 * {@link AUDIT_LIFE} are deleted by `deleteExpired` of the upkeep.
 */
export interface AuditStore {
  /**
   * One page; `search` is literal and searches the record's name and the person's. `hasAccounts: false` leaves out what was done to
   * accounts and by sign-ins.
   */
  page(query: AuditQuery & { hasAccounts?: boolean }): Promise<Paged<AuditEntry>>
  /** The newest entry of a record. */
  latest(kind: RecordKind, id: number): Promise<AuditEntry | undefined>
  /** Adds an entry for anything but a write of a record; those writes add their own. */
  enter(by: Actor, event: AuditEvent): Promise<void>
}

/** Deleted records of all kinds. They are restored by the stores of their kinds. */
export interface TrashStore {
  /**
   * One page of the records that can be restored, newest first.
   * @param at ms since 1970
   */
  page(query: TrashQuery, at: number): Promise<Paged<TrashEntry>>
  /**
   * Erases a deleted record for good: its row, if it is still in the trash, and its name and fields in the audit
   * trail. Returns false if there was nothing to erase.
   * @throws {InUse} if the record is not deleted
   */
  erase(kind: RecordKind, id: number, by?: Actor): Promise<boolean>
}
