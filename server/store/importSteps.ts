import type { BatchBody } from '#contract/batches.ts'
import type { DivisionBody } from '#contract/divisions.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Versioned } from '#contract/paging.ts'
import { yieldToOthers } from '#server/stream.ts'
import { eventOf } from './auditEntries.ts'
import type { AuditEvent } from './auditStore.ts'
import { Cancelled, Outdated, type ImportPlan, type ImportWrite, type NewIds } from './importStore.ts'
import { FieldFault } from './store.ts'

/** How a store adds the batches and divisions of an import: each is returned as it is read. */
export interface ParentSteps {
  addBatch: (body: BatchBody) => Promise<{ id: number; record: object }>
  addDivision: (body: DivisionBody) => Promise<{ id: number; record: object }>
}

/** How a store writes the records of an import, within one transaction. */
export interface RecordSteps<Row, Body> {
  kind: RecordKind
  idOf: (row: Row) => number
  /** Returns the rows with these ids that exist. */
  rowsWith: (ids: readonly number[]) => Promise<(Row & Versioned)[]>
  /** Adds records, and returns their ids. */
  addAll: (bodies: readonly Body[]) => Promise<number[]>
  change: (id: number, body: Body, current: Row) => Promise<void>
}

/** Records in one statement, and between two pauses: SQLite takes at most 32,766 values in a statement. */
export const AT_ONCE = 500

type Writing = Pick<ImportWrite, 'by' | 'onProgress' | 'signal'>

/**
 * Writes the records of a plan, and returns their events for the audit trail.
 * @throws {Outdated} if a record is no longer as in the plan
 * @throws {Cancelled} after an abort
 */
export async function writeRecords<Row extends object, Body>(
  { kind, idOf, rowsWith, addAll, change }: RecordSteps<Row, Body>,
  { adds, changes }: Pick<ImportPlan<Body>, 'adds' | 'changes'>,
  ids: NewIds,
  write: Writing,
): Promise<AuditEvent[]> {
  const before = await rowsBefore(changes, idOf, rowsWith)
  const written: number[] = []
  const note = progressOf(adds.length + changes.length, write)
  async function noteAll(some: readonly number[]) {
    written.push(...some)
    await note(some.length)
  }
  for (const some of chunks(adds, AT_ONCE)) await noteAll(await addAll(some.map((bodyWith) => bodyWith(ids))))
  for (const some of chunks(changes, AT_ONCE)) {
    for (const { id, body } of some) await change(id, body(ids), before(id))
    await noteAll(some.map(({ id }) => id))
  }
  const events: AuditEvent[] = []
  const changed = new Set(changes.map(({ id }) => id))
  for (const some of chunks(written, AT_ONCE))
    for (const after of await rowsWith(some)) {
      const id = idOf(after)
      const isChange = changed.has(id)
      events.push(
        eventOf({ kind, by: write.by }, isChange ? 'change' : 'add', id, {
          before: isChange ? before(id) : undefined,
          after,
        }),
      )
    }
  return events
}

/**
 * Reads the records that a plan changes. Returns a function of their ids.
 * @throws {Outdated} if one is no longer as in the plan
 */
export async function rowsBefore<Row>(
  changes: readonly { id: number; version: number }[],
  idOf: (row: Row) => number,
  rowsWith: RecordSteps<Row, unknown>['rowsWith'],
): Promise<(id: number) => Row & Versioned> {
  const before = new Map<number, Row & Versioned>()
  for (const some of chunks(changes, AT_ONCE))
    for (const row of await rowsWith(some.map(({ id }) => id))) before.set(idOf(row), row)
  if (changes.some(({ id, version }) => before.get(id)?.version !== version)) throw new Outdated()
  return (id) => {
    const row = before.get(id)
    if (!row) throw new Outdated()
    return row
  }
}

/** Returns a function that reports some more records as done. It throws {@link Cancelled} after an abort. */
export function progressOf(
  total: number,
  { onProgress, signal }: Pick<ImportWrite, 'onProgress' | 'signal'>,
) {
  let done = 0
  return async (more: number) => {
    done += more
    onProgress?.(done, total)
    await letCancelIn(signal)
  }
}

/** Lets a cancel come in: SQLite answers without waiting. @throws {Cancelled} after an abort */
export async function letCancelIn(signal: AbortSignal | undefined): Promise<void> {
  await yieldToOthers()
  if (signal?.aborted === true) throw new Cancelled()
}

/** Adds the batches and divisions of a plan. Returns their ids, and their events for the audit trail. */
export async function addParents(
  { addBatch, addDivision }: ParentSteps,
  { batches, divisions }: Pick<ImportPlan<unknown>, 'batches' | 'divisions'>,
  by: ImportWrite['by'],
): Promise<{ ids: NewIds; events: AuditEvent[] }> {
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
