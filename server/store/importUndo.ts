import type { Action, Fields } from '#contract/audit.ts'
import { importFields, IMPORT_KINDS } from '#contract/import/importFields.ts'
import type { UndoOutcome } from '#contract/import/imports.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { DELETED_MEANWHILE } from '#contract/several.ts'
import { yieldToOthers } from '#server/stream.ts'
import { eventOf, ownFields } from './auditEntries.ts'
import type { Actor, AuditEvent } from './auditStore.ts'
import { chunks } from './chunks.ts'
import { AT_ONCE } from './importSteps.ts'

/** What an import wrote in one record. Its fields are null if the record was erased for good. */
export interface ImportedPart {
  action: Action
  kind: RecordKind
  record_id: number
  name: string | null
  before: Fields | null
  after: Fields | null
}

/** A record whose fields the undo sets. */
export interface Revert {
  id: number
  fields: Fields
}

/**
 * How a store takes back parts of an import, within one transaction. Writes return why records are kept, in their order.
 */
export interface UndoSteps {
  /** Returns records as they are read. */
  read: (kind: RecordKind, ids: readonly number[]) => Promise<ReadonlyMap<number, object>>
  revert: (kind: RecordKind, records: readonly Revert[]) => Promise<readonly (Error | undefined)[]>
  /** Moves records to the trash. */
  remove: (kind: RecordKind, ids: readonly number[]) => Promise<readonly (Error | undefined)[]>
}

const CHANGED_SINCE = 'Someone has changed it since'

/**
 * What the undo of a part does to its record: it removes it, or sets fields, or nothing. `kept` says why something stays, as
 * somebody has changed it.
 */
interface Judged {
  undo?: 'remove' | Fields
  kept?: string
}

/** @param record as it is now; undefined if it was deleted */
function judge({ action, before: earlier, after }: ImportedPart, record: object | undefined): Judged {
  if (!record) return { kept: DELETED_MEANWHILE }
  const [written, current] = [after ?? {}, ownFields(record)]
  const fields = Object.keys(written)
  const changed = fields.filter((field) => JSON.stringify(current[field]) !== JSON.stringify(written[field]))
  const untouched = fields.filter((field) => !changed.includes(field))
  if (untouched.length === 0 || (action === 'add' && changed.length > 0)) return { kept: CHANGED_SINCE }
  if (action === 'add') return { undo: 'remove' }
  const undo = Object.fromEntries(untouched.map((field): [string, unknown] => [field, earlier?.[field]]))
  if (changed.length === 0) return { undo }
  const labels = IMPORT_KINDS.flatMap((one) => importFields[one]).filter(({ field }) =>
    changed.includes(field),
  )
  const names = new Set(labels.map(({ label }) => label))
  return { undo, kept: `Someone has changed ${[...names].join(', ')} since` }
}

/** Takes back the parts of an import, the last first. Returns what became of them, and the events for the audit trail. */
export async function undoParts(
  parts: readonly ImportedPart[],
  steps: UndoSteps,
  by: Actor,
): Promise<{ outcome: UndoOutcome; events: AuditEvent[] }> {
  const events: AuditEvent[] = []
  const outcome: UndoOutcome = { taken_back: 0, kept: [] }
  for (const [kind, ofKind] of byKind(parts.filter(({ after }) => after !== null).toReversed()))
    for (const some of chunks(ofKind, AT_ONCE)) {
      await yieldToOthers()
      for (const { part, event, kept } of await undoSome(kind, some, steps, by)) {
        if (event) {
          events.push(event)
          outcome.taken_back += 1
        }
        if (kept !== undefined)
          outcome.kept.push({ kind, id: part.record_id, name: part.name ?? '', reason: kept })
      }
    }
  return { outcome, events }
}

/** Returns parts by their kinds, both in their order. */
function byKind(parts: readonly ImportedPart[]): Map<RecordKind, ImportedPart[]> {
  const kinds = new Map(parts.map(({ kind }): [RecordKind, ImportedPart[]] => [kind, []]))
  for (const part of parts) kinds.get(part.kind)?.push(part)
  return kinds
}

async function undoSome(
  kind: RecordKind,
  parts: readonly ImportedPart[],
  { read, revert, remove }: UndoSteps,
  by: Actor,
): Promise<{ part: ImportedPart; event?: AuditEvent; kept?: string | undefined }[]> {
  const records = await read(
    kind,
    parts.map(({ record_id }) => record_id),
  )
  const judged = parts.map((part) => {
    const before = records.get(part.record_id)
    return { part, id: part.record_id, before, ...judge(part, before) }
  })
  const removed = judged.flatMap(({ id, undo }) => (undo === 'remove' ? [id] : []))
  const reverted = judged.flatMap(({ id, undo }) => (typeof undo === 'object' ? [{ id, fields: undo }] : []))
  const faults = new Map<number, Error | undefined>()
  if (removed.length > 0)
    for (const [index, fault] of (await remove(kind, removed)).entries())
      faults.set(removed[index] ?? 0, fault)
  if (reverted.length > 0)
    for (const [index, fault] of (await revert(kind, reverted)).entries())
      faults.set(reverted[index]?.id ?? 0, fault)
  return judged.map(({ part, id, before, undo, kept }) => {
    const fault = faults.get(id)
    if (!before || !undo || fault) return { part, kept: fault?.message ?? kept }
    if (undo === 'remove') return { part, event: eventOf({ kind, by }, 'delete', id, { before }) }
    const after = { ...ownFields(before), ...undo }
    return { part, event: eventOf({ kind, by }, 'change', id, { before, after }), kept }
  })
}
