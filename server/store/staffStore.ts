import type { Level } from '#contract/access/levels.ts'
import type { StaffChange, StaffMember } from '#contract/access/staff.ts'
import type { Account } from './accountStore.ts'
import type { Actor, AuditEvent } from './auditStore.ts'

/** A one-time link, by the SHA-256 of its token. `expiresAt` in ms since 1970. */
export interface NewLink {
  tokenHash: string
  expiresAt: number
}

/** Thrown by a change after which no active Administrator would be left. */
export class LastAdministrator extends Error {}

/** The people who may sign in, by sign-in name. Each write creates one audit entry, in the same transaction. */
export interface StaffStore {
  all(): Promise<StaffMember[]>
  /** Adds a person without a password, and a link to choose one. Returns undefined if the name is taken. */
  invite(
    person: { login: string; name: string; level: Level },
    link: NewLink,
    by: Actor,
  ): Promise<StaffMember | undefined>
  /**
   * Changes name, level or state; a suspended person's sessions end. Returns undefined if there is no such person.
   * @throws {LastAdministrator}
   */
  change(id: number, change: StaffChange, by: Actor): Promise<StaffMember | undefined>
  /** Removes a person with their sessions. Returns whether there was one. @throws {LastAdministrator} */
  remove(id: number, by: Actor): Promise<boolean>
  /** Replaces a person's link. Returns undefined if there is no such person. */
  renewLink(id: number, link: NewLink, by: Actor): Promise<StaffMember | undefined>
  /** Returns the person whose link this is; undefined if it is unknown, used, expired, or of a suspended person. */
  findLink(tokenHash: string, now: number): Promise<Account | undefined>
  /**
   * Sets the password of the link's owner, ends their sessions and uses the link up. Returns false if it is not valid.
   * @param by.login is replaced by the owner's
   */
  useLink(tokenHash: string, passwordHash: string, by: Omit<Actor, 'login'>): Promise<boolean>
}

/** Whether a change takes an active Administrator away. */
export const endsAdministration = ({ level, state }: StaffChange) =>
  state === 'suspended' || (level !== undefined && level !== 'administrator')

/** Returns a person after a change. A person without a password, who is brought back, is invited again. */
export function changed(person: StaffMember, change: StaffChange, hasPassword: boolean): StaffMember {
  const state = change.state === 'active' && !hasPassword ? 'invited' : change.state
  return {
    ...person,
    name: change.name ?? person.name,
    level: change.level ?? person.level,
    state: state ?? person.state,
  }
}

/** Returns an entry about an account. */
export const staffEvent = (
  action: AuditEvent['action'],
  name: string,
  fields: Pick<AuditEvent, 'before' | 'after'> = {},
): AuditEvent => ({ action, kind: 'accounts', name, ...fields })

/** Returns the name in an entry about an account: none if its owner did it. */
export const aboutOwner = (login: string, by: Actor) => (login === by.login ? '' : login)

/** Returns the entry of a change, with the fields that differ. */
export function changeEvent(before: StaffMember, after: StaffMember): AuditEvent {
  const fields = (['name', 'level', 'state'] as const).filter((field) => before[field] !== after[field])
  const of = (person: StaffMember) => Object.fromEntries(fields.map((field) => [field, person[field]]))
  return staffEvent('change', before.login, { before: of(before), after: of(after) })
}
