import type { BatchBody } from '#contract/batches.ts'
import type { DivisionBody } from '#contract/divisions.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Versioned } from '#contract/paging.ts'
import { yieldToOthers } from '#server/stream.ts'
import { eventOf } from './auditEntries.ts'
import type { AuditEvent } from './auditStore.ts'
import { Cancelled, Outdated, type ImportPlan, type ImportWrite } from './importStore.ts'
import { FieldFault } from './store.ts'

/** How a store writes parts of an import, within one transaction. */
export interface ImportSteps<Row, Body> {
  kind: RecordKind
  idOf: (row: Row) => number
  /** Returns the rows with these ids that exist. */
  rowsWith: (ids: readonly number[]) => Promise<(Row & Versioned)[]>
  /** Adds records, and returns their ids. */
  addAll: (bodies: readonly Body[]) => Promise<number[]>
  change: (id: number, body: Body, current: Row) => Promise<void>
  /** Add a batch or a division, and return it as it is read. */
  addBatch: (body: BatchBody) => Promise<{ id: number; record: object }>
  addDivision: (body: DivisionBody) => Promise<{ id: number; record: object }>
}

/** Records in one statement, and between two pauses: SQLite takes at most 32,766 values in a statement. */
const AT_ONCE = 500

/**
 * Writes a plan, and returns its events for the audit trail.
 * @throws {Outdated} if a record is no longer as in the plan
 * @throws {Cancelled} after an abort
 */
export async function writePlan<Row extends object, Body>(
  steps: ImportSteps<Row, Body>,
  { batches, divisions, adds, changes }: ImportPlan<Body>,
  { by, onProgress, signal }: Pick<ImportWrite, 'by' | 'onProgress' | 'signal'>,
): Promise<AuditEvent[]> {
  const { kind, idOf, rowsWith, addAll, change } = steps
  const before = new Map<number, Row & Versioned>()
  for (const some of chunks(changes, AT_ONCE))
    for (const row of await rowsWith(some.map(({ id }) => id))) before.set(idOf(row), row)
  if (changes.some(({ id, version }) => before.get(id)?.version !== version)) throw new Outdated()

  const { ids, events } = await addParents(steps, { batches, divisions }, by)
  const written: number[] = []
  async function note(some: readonly number[]) {
    written.push(...some)
    onProgress?.(written.length, adds.length + changes.length)
    // Lets a cancel come in: SQLite answers without waiting.
    await yieldToOthers()
    if (signal?.aborted === true) throw new Cancelled()
  }
  for (const some of chunks(adds, AT_ONCE)) await note(await addAll(some.map((bodyWith) => bodyWith(ids))))
  for (const some of chunks(changes, AT_ONCE)) {
    for (const { id, body } of some) {
      const current = before.get(id)
      if (!current) throw new Outdated()
      await change(id, body(ids), current)
    }
    await note(some.map(({ id }) => id))
  }
  for (const some of chunks(written, AT_ONCE))
    for (const after of await rowsWith(some)) {
      const id = idOf(after)
      const earlier = before.get(id)
      events.push(eventOf({ kind, by }, earlier ? 'change' : 'add', id, { before: earlier, after }))
    }
  return events
}

async function addParents<Row, Body>(
  { addBatch, addDivision }: ImportSteps<Row, Body>,
  { batches, divisions }: Pick<ImportPlan<Body>, 'batches' | 'divisions'>,
  by: ImportWrite['by'],
) {
  const events: AuditEvent[] = []
  const ids = { batches: new Map<number, number>(), divisions: new Map<number, number>() }
  for (const { at, body } of batches) {
    const { id, record } = await addBatch(body)
    ids.batches.set(at, id)
    events.push(eventOf({ kind: 'batches', by }, 'add', id, { after: record }))
  }
  for (const { at, body } of divisions) {
    const batch = ids.batches.get(body.M11_Batch_id) ?? body.M11_Batch_id
    const { id, record } = await addDivision({ ...body, M11_Batch_id: batch })
    ids.divisions.set(at, id)
    events.push(eventOf({ kind: 'divisions', by }, 'add', id, { after: record }))
  }
  return { ids, events }
}

/** Returns parts of a list, in its order. */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

/** Runs the write of a plan; what other records no longer allow means that the plan is outdated. */
export async function orOutdated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FieldFault ? new Outdated(error.message) : error
  }
}
