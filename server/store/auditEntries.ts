import * as z from 'zod/mini'
import type { Action, AuditEntry, Fields } from '#contract/audit.ts'
import { isRecordKind } from '#contract/auditKinds.ts'
import { Id } from '#contract/ids.ts'
import { recordKinds, references, type RecordKind } from '#contract/kinds.ts'
import type { Actor, AuditEvent } from './auditStore.ts'

/** A write, as the stores report it to the audit trail. Without `by` there is no entry. */
export interface Writing {
  kind: RecordKind
  by: Actor | undefined
  hasNewPassword?: boolean
}

/** Whether the body of a student or teacher contains a new password. */
export const hasNewPassword = (body: object) => 'passwordHash' in body && body.passwordHash !== undefined

/**
 * Returns the audit event of a write, from the record as single records are read.
 * @param before undefined for a new record
 * @param after undefined for a deleted record
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

/** Fields of the record itself. Nested and computed fields belong to other records. */
const isOwn = (field: string) => /^M\d\d_/.test(field) && field !== 'M05_Password'

const Divisions = z.array(z.object({ M11_Division_id: Id }))

/** Removes fields of other records, which have their own entries and can be erased separately. */
export function ownFields(record: object): Fields {
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

/**
 * A stored entry. What depends on other records, or on whether its own record is deleted, is looked up on reading.
 */
export interface StoredEntry extends Omit<AuditEntry, 'names' | 'can_erase' | 'records'> {
  /** The entries of its records, if it is about several. */
  parts?: readonly StoredEntryPart[]
}

export type StoredEntryPart = Pick<StoredEntry, 'kind' | 'record_id' | 'name' | 'before' | 'after'>

/** Most records of an entry that a page of the audit trail contains: an import may have 5,000. */
export const SHOWN_PARTS = 500

/** Returns what the entry of an import says: how many records, and the names of batches and divisions that were added. */
export function importFacts(added: number, changed: number, events: readonly AuditEvent[]): Fields {
  const namesOf = (kind: RecordKind) =>
    events.flatMap((event) => (event.kind === kind ? [event.name ?? ''] : [])).join(', ')
  const [batches, divisions] = [namesOf('batches'), namesOf('divisions')]
  return { added, changed, ...(batches && { batches }), ...(divisions && { divisions }) }
}

/** Returns the fields that all changes set to the same value: what an entry about several records says of them all. */
export function commonFields(changes: readonly object[]): Fields | undefined {
  const [first, ...others] = changes.map((change): Fields => ({ ...change }))
  const common = Object.entries(first ?? {}).filter(([field, value]) =>
    others.every((other) => JSON.stringify(other[field]) === JSON.stringify(value)),
  )
  return common.length === 0 ? undefined : Object.fromEntries(common)
}

/**
 * Returns entries with the current names of the records that they refer to, and whether they can be erased.
 * @param namesOf returns names of records of one kind by id, without missing ones
 */
export async function withNames(
  entries: StoredEntry[],
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
    const isGone = (part: StoredEntryPart & Pick<StoredEntry, 'parts'>) =>
      erasable(part).some(({ kind, id }) => names.get(kind)?.has(id) !== true)
    const { parts, ...own } = entry
    const records = parts?.flatMap((part) => recordOf(entry, part, isGone(part)))
    return { ...own, names: Object.fromEntries(known), can_erase: isGone(entry), ...(records && { records }) }
  })
}

function recordOf(
  { action, kind: ofAll }: StoredEntry,
  { kind, record_id, name, before }: StoredEntryPart,
  can_erase: boolean,
) {
  // Imports also add batches and divisions, which `after` of the entry names.
  if (record_id === null || kind !== ofAll) return []
  return [{ record_id, name, before: action === 'change' || action === 'import' ? before : null, can_erase }]
}

/** Returns the records of an entry, as far as the entry still contains something to erase. */
function erasable({
  kind,
  record_id: id,
  name,
  before,
  after,
  parts = [],
}: StoredEntryPart & Pick<StoredEntry, 'parts'>): { kind: RecordKind; id: number }[] {
  const isEmpty = name === null && before === null && after === null
  const own = !isRecordKind(kind) || id === null || isEmpty ? [] : [{ kind, id }]
  return [...own, ...parts.flatMap((part) => erasable(part))]
}

/** Returns the records that an entry refers to by id. */
function referred({ action, before, after, parts = [] }: StoredEntry): { kind: RecordKind; id: number }[] {
  const others = action === 'change' ? parts.map((part) => part.before) : []
  const fields = [before, after, ...others].flatMap((part) => Object.entries(part ?? {}))
  return fields.flatMap(([field, value]) => {
    const kind = references[field]
    if (kind === undefined) return []
    const ids: unknown[] = Array.isArray(value) ? value : [value]
    return ids.flatMap((id) => (typeof id === 'number' ? [{ kind, id }] : []))
  })
}
