import * as z from 'zod/mini'
import type { Action, AuditEntry, Fields } from '#contract/audit.ts'
import { Id } from '#contract/ids.ts'
import { recordKinds, references, type RecordKind } from '#contract/kinds.ts'
import type { Actor, AuditEvent } from './auditStore.ts'

/** A write as the stores pass it to the audit trail. Without `by` there is no entry. */
export interface Writing {
  kind: RecordKind
  by: Actor | undefined
  hasNewPassword?: boolean
}

/** Whether a body of a student or teacher brings a password. */
export const hasNewPassword = (body: object) => 'passwordHash' in body && body.passwordHash !== undefined

/**
 * What a write did to a record, as single records are read.
 * @param before undefined for one that was not there
 * @param after undefined for one that is gone
 */
export function eventOf(
  { kind, hasNewPassword: isPasswordNew = false }: Writing,
  action: Action,
  id: number,
  { before, after }: { before?: object | undefined; after?: object | undefined },
): AuditEvent {
  const old = before && ownFields(before)
  const now = after && ownFields(after)
  const name = String((now ?? old)?.[recordKinds[kind].nameField])
  const event = { action, kind, record_id: id, name }
  if (!old || !now) return { ...event, ...(old && { before: old }), ...(now && { after: now }) }
  const password = isPasswordNew ? { passwordChanged: true } : {}
  return { ...event, before: differing(old, now), after: { ...differing(now, old), ...password } }
}

/** Columns of the record's own table. What a response nests or counts belongs to other records. */
const isOwn = (field: string) => /^M\d\d_/.test(field) && field !== 'M05_Password'

const Divisions = z.array(z.object({ M11_Division_id: Id }))

/** A record without what other records say of it: their names change, and are erased, by themselves. */
function ownFields(record: object): Fields {
  const fields = Object.fromEntries(Object.entries(record).filter(([field]) => isOwn(field)))
  if (!('divisions' in record)) return fields
  const divisions = Divisions.parse(record.divisions)
  return { ...fields, M03_M11_DivisionIds: divisions.map((division) => division.M11_Division_id) }
}

const differing = (fields: Fields, others: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(others[field]),
    ),
  )

/** A stored entry: what depends on other records, or on whether its own record is live, is looked up on reading. */
export type KeptEntry = Omit<AuditEntry, 'names' | 'can_erase'>

/**
 * Entries with the present names of the records that they refer to, and whether they can be erased.
 * @param namesOf names of records of one kind by their ids; those that are gone are left out
 */
export async function withNames(
  entries: KeptEntry[],
  namesOf: (kind: RecordKind, ids: number[]) => Promise<Map<number, string>>,
): Promise<AuditEntry[]> {
  const wanted = new Map<RecordKind, Set<number>>()
  for (const { kind, id } of entries.flatMap((entry) => [...referred(entry), ...erasable(entry)])) {
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id))
  }
  const names = new Map<RecordKind, Map<number, string>>()
  for (const [kind, ids] of wanted) names.set(kind, await namesOf(kind, [...ids]))
  return entries.map((entry) => {
    const known = referred(entry).flatMap(({ kind, id }) => {
      const name = names.get(kind)?.get(id)
      return name === undefined ? [] : [[`${kind}:${id}`, name] as const]
    })
    const can_erase = erasable(entry).some(({ kind, id }) => names.get(kind)?.has(id) !== true)
    return { ...entry, names: Object.fromEntries(known), can_erase }
  })
}

/** The record that an entry tells of, if there is still something in it to erase. */
function erasable({
  kind,
  record_id: id,
  name,
  before,
  after,
}: KeptEntry): { kind: RecordKind; id: number }[] {
  const isEmpty = name === null && before === null && after === null
  return kind === 'accounts' || id === null || isEmpty ? [] : [{ kind, id }]
}

/** The records that an entry names by their ids. */
function referred({ before, after }: KeptEntry): { kind: RecordKind; id: number }[] {
  const fields = [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]
  return fields.flatMap(([field, value]) => {
    const kind = references[field]
    if (kind === undefined) return []
    const ids: unknown[] = Array.isArray(value) ? value : [value]
    return ids.flatMap((id) => (typeof id === 'number' ? [{ kind, id }] : []))
  })
}
