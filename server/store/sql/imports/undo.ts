import type { Action, Fields } from '#contract/audit.ts'
import { importFields, IMPORT_KINDS } from '#contract/import/importFields.ts'
import type { UndoOutcome } from '#contract/import/imports.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { DELETED_MEANWHILE } from '#contract/bulk.ts'
import { eventOf, ownFields } from '#server/store/auditEntries.ts'
import type { AuditEvent } from '#server/store/auditStore.ts'
import { chunks } from '#server/store/chunks.ts'
import type { ImportWrite } from '#server/store/importStore.ts'
import { nextTurn } from '#server/store/sql/engine/pauses.ts'
import type { Db } from '#server/store/sql/tables.ts'
import type { RecordSets } from '#server/store/sql/writes/recordSets.ts'

/** What an import wrote in one record. Its fields are null if the record was erased for good. */
export interface ImportedPart {
  action: Action
  kind: RecordKind
  record_id: number
  name: string | null
  before: Fields | null
  after: Fields | null
}

type Write = Pick<ImportWrite, 'at' | 'by'>

/** A part that was taken back, with its event for the audit trail, or why it is kept; it may be both. */
interface UndonePart {
  part: ImportedPart
  event?: AuditEvent
  kept?: string | undefined
}

/** Takes back parts of one kind, within a transaction. */
export type KindUndo = (
  transaction: Db,
  parts: readonly ImportedPart[],
  write: Write,
) => Promise<UndonePart[]>

/** Parts that are taken back at once. */
const AT_ONCE = 500

/** Takes back the parts of an import, the last first. Returns what became of them, and the events for the audit trail. */
export async function undoParts(
  transaction: Db,
  parts: readonly ImportedPart[],
  kinds: Readonly<Partial<Record<RecordKind, KindUndo>>>,
  write: Write,
): Promise<{ outcome: UndoOutcome; events: AuditEvent[] }> {
  const events: AuditEvent[] = []
  const outcome: UndoOutcome = { taken_back: 0, kept: [] }
  for (const [kind, ofKind] of byKind(parts.filter(({ after }) => after !== null).toReversed())) {
    const undo = kinds[kind]
    if (!undo) throw new Error(`${kind}: an import does not write them`)
    for (const some of chunks(ofKind, AT_ONCE)) {
      await nextTurn()
      for (const { part, event, kept } of await undo(transaction, some, write)) {
        if (event) {
          events.push(event)
          outcome.taken_back += 1
        }
        if (kept !== undefined)
          outcome.kept.push({ kind, id: part.record_id, name: part.name ?? '', reason: kept })
      }
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

/**
 * Returns how the records of a kind are taken back.
 * @param patched returns the form of a record with some other fields
 */
export const kindUndo =
  <Row extends object, Body>(
    { kind, ...sets }: RecordSets<Row, Body>,
    patched: (row: Row, fields: Fields) => Body,
  ): KindUndo =>
  async (transaction, parts, { at, by }) => {
    const records = await sets.lock(
      transaction,
      parts.map(({ record_id }) => record_id),
    )
    const decisions = parts.map((part) => {
      const before = records.get(part.record_id)?.record
      return { part, id: part.record_id, before, ...decide(part, before) }
    })
    const removed = decisions.flatMap(({ id, undo }) => (undo === 'remove' ? [id] : []))
    const taken = await sets.discard(transaction, removed, at)
    const changes = decisions.flatMap(({ id, before, undo }) =>
      before && typeof undo === 'object' ? [{ id, body: patched(before, undo), current: before }] : [],
    )
    const changed = await sets.change(transaction, changes)
    const problems = new Map([
      ...removed.map((id, index) => [id, taken[index]] as const),
      ...changes.map(({ id }, index) => [id, changed[index]] as const),
    ])
    return decisions.map(({ part, id, before, undo, kept }) => {
      const problem = problems.get(id)
      if (problem instanceof Error) return { part, kept: problem.message }
      if (!before || !undo) return { part, kept }
      if (undo === 'remove') return { part, event: eventOf({ kind, by }, 'delete', id, { before }) }
      const after = { ...ownFields(before), ...undo }
      return { part, event: eventOf({ kind, by }, 'change', id, { before, after }), kept }
    })
  }

const CHANGED_SINCE = 'Someone has changed it since'

/**
 * What the undo of a part does to its record: it removes it, or sets fields, or nothing. `kept` says why something stays, as
 * somebody has changed it.
 */
interface Decision {
  undo?: 'remove' | Fields
  kept?: string
}

/** @param record as it is now; undefined if it was deleted */
function decide({ action, before: earlier, after }: ImportedPart, record: object | undefined): Decision {
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
