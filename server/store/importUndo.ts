import type { Action, Fields } from '#contract/audit.ts'
import { importFields, IMPORT_KINDS } from '#contract/importFields.ts'
import type { UndoOutcome } from '#contract/imports.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { DELETED_MEANWHILE } from '#contract/several.ts'
import { yieldToOthers } from '#server/stream.ts'
import { eventOf, ownFields } from './auditEntries.ts'
import type { Actor, AuditEvent } from './auditStore.ts'
import { Refused } from './severalStore.ts'
import { FieldFault, InUse } from './store.ts'

/** What an import wrote in one record. Its fields are null if the record was erased for good. */
export interface ImportedPart {
  action: Action
  kind: RecordKind
  record_id: number
  name: string | null
  before: Fields | null
  after: Fields | null
}

/** How a store takes back parts of an import, within one transaction. */
export interface UndoSteps {
  /** Runs the work, of which nothing remains if it throws. */
  attempt: <T>(work: () => Promise<T>) => Promise<T>
  /** Returns a record as it is read. */
  read: (kind: RecordKind, id: number) => Promise<object | undefined>
  /** Sets fields of a record. */
  revert: (kind: RecordKind, id: number, fields: Fields) => Promise<void>
  /** Moves a record to the trash. */
  remove: (kind: RecordKind, id: number) => Promise<void>
}

const CHANGED_SINCE = 'Someone has changed it since'
/** Records between two pauses. */
const AT_ONCE = 50

/** What the undo of a part does to its record: it removes it, or sets fields. `kept` says what stays, as somebody has changed it. */
export interface JudgedPart {
  fields: Fields | undefined
  kept?: string
}

/**
 * Returns what the undo of a part does.
 * @param record as it is now
 * @throws {Refused} if the record is kept
 */
export function judgePart({ action, before: earlier, after }: ImportedPart, record: object): JudgedPart {
  const [written, current] = [after ?? {}, ownFields(record)]
  const fields = Object.keys(written)
  const changed = fields.filter((field) => JSON.stringify(current[field]) !== JSON.stringify(written[field]))
  const untouched = fields.filter((field) => !changed.includes(field))
  if (untouched.length === 0 || (action === 'add' && changed.length > 0)) throw new Refused(CHANGED_SINCE)
  if (action === 'add') return { fields: undefined }
  const former = Object.fromEntries(untouched.map((field): [string, unknown] => [field, earlier?.[field]]))
  if (changed.length === 0) return { fields: former }
  const labels = IMPORT_KINDS.flatMap((one) => importFields[one]).filter(({ field }) =>
    changed.includes(field),
  )
  const names = new Set(labels.map(({ label }) => label))
  return { fields: former, kept: `Someone has changed ${[...names].join(', ')} since` }
}

/** Takes back the parts of an import, the last first. Returns what became of them, and the events for the audit trail. */
export async function undoParts(
  parts: readonly ImportedPart[],
  steps: UndoSteps,
  by: Actor,
): Promise<{ outcome: UndoOutcome; events: AuditEvent[] }> {
  const events: AuditEvent[] = []
  const outcome: UndoOutcome = { taken_back: 0, kept: [] }
  for (const [index, part] of parts.toReversed().entries()) {
    if (index % AT_ONCE === 0) await yieldToOthers()
    if (part.after === null) continue
    try {
      const { event, kept } = await steps.attempt(() => undoPart(part, steps, by))
      events.push(event)
      outcome.taken_back += 1
      if (kept !== undefined) outcome.kept.push(keptOf(part, kept))
    } catch (error) {
      const isKept = error instanceof Refused || error instanceof FieldFault || error instanceof InUse
      if (!isKept) throw error
      outcome.kept.push(keptOf(part, error.message))
    }
  }
  return { outcome, events }
}

export const keptOf = ({ kind, record_id, name }: ImportedPart, reason: string) => ({
  kind,
  id: record_id,
  name: name ?? '',
  reason,
})

/** @throws {Refused} if the record is kept */
async function undoPart(
  part: ImportedPart,
  steps: UndoSteps,
  by: Actor,
): Promise<{ event: AuditEvent; kept: string | undefined }> {
  const { kind, record_id: id } = part
  const before = await steps.read(kind, id)
  if (!before) throw new Refused(DELETED_MEANWHILE)
  const { fields, kept } = judgePart(part, before)
  if (!fields) {
    await steps.remove(kind, id)
    return { event: eventOf({ kind, by }, 'delete', id, { before }), kept }
  }
  await steps.revert(kind, id, fields)
  const after = await steps.read(kind, id)
  return { event: eventOf({ kind, by }, 'change', id, { before, after }), kept }
}
