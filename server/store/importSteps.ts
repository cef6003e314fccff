import type { BatchBody } from '#contract/batches.ts'
import type { DivisionBody } from '#contract/divisions.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Versioned } from '#contract/paging.ts'
import { yieldToOthers } from '#server/stream.ts'
import { eventOf } from './auditEntries.ts'
import type { AuditEvent } from './auditStore.ts'
import { chunks } from './chunks.ts'
import { Cancelled, Outdated, type ImportPlan, type ImportWrite, type NewIds } from './importStore.ts'
import { FieldFault } from './storeErrors.ts'

/** How a store adds the batches and divisions of an import: they are returned as they are read, in order. */
export interface ParentSteps {
  addBatches: (bodies: readonly BatchBody[]) => Promise<{ id: number; record: object }[]>
  addDivisions: (bodies: readonly DivisionBody[]) => Promise<{ id: number; record: object }[]>
}

/** How a store writes the records of an import, within one transaction. */
export interface RecordSteps<Row, Body> {
  kind: RecordKind
  idOf: (row: Row) => number
  /** Returns the rows with these ids that exist. */
  rowsWith: (ids: readonly number[]) => Promise<(Row & Versioned)[]>
  /** Adds records, and returns their ids. */
  addAll: (bodies: readonly Body[]) => Promise<number[]>
  changeAll: (changes: readonly { id: number; body: Body; current: Row }[]) => Promise<void>
  /** Enters events in the audit trail. */
  enterAll: (events: readonly AuditEvent[]) => Promise<void>
}

/** Records in one statement, and between two pauses: SQLite takes at most 32,766 values in a statement. */
export const AT_ONCE = 500

type Writing = Pick<ImportWrite, 'by' | 'onProgress' | 'signal'>

/**
 * Writes the records of a plan.
 * @throws {Outdated} if a record is no longer as in the plan
 * @throws {Cancelled} after an abort
 */
export async function writeRecords<Row extends object, Body>(
  { kind, idOf, rowsWith, addAll, changeAll, enterAll }: RecordSteps<Row, Body>,
  { adds, changes }: Pick<ImportPlan<Body>, 'adds' | 'changes'>,
  ids: NewIds,
  write: Writing,
): Promise<void> {
  const before = await rowsBefore(changes, idOf, rowsWith)
  const note = progressOf(adds.length + changes.length, write)
  async function enter(action: 'add' | 'change', written: readonly number[]) {
    const events = (await rowsWith(written)).map((after) => {
      const id = idOf(after)
      return eventOf({ kind, by: write.by }, action, id, {
        before: action === 'change' ? before(id) : undefined,
        after,
      })
    })
    await enterAll(events)
    await note(written.length)
  }
  for (const some of chunks(adds, AT_ONCE))
    await enter('add', await addAll(some.map((bodyWith) => bodyWith(ids))))
  for (const some of chunks(changes, AT_ONCE)) {
    await changeAll(some.map(({ id, body }) => ({ id, body: body(ids), current: before(id) })))
    await enter(
      'change',
      some.map(({ id }) => id),
    )
  }
}

/**
 * Reads the records that a plan changes. Returns a function of their ids.
 * @throws {Outdated} if one is no longer as in the plan
 */
async function rowsBefore<Row>(
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
function progressOf(total: number, { onProgress, signal }: Pick<ImportWrite, 'onProgress' | 'signal'>) {
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
  { addBatches, addDivisions }: ParentSteps,
  plan: Pick<ImportPlan<unknown>, 'batches' | 'divisions'>,
  by: ImportWrite['by'],
): Promise<{ ids: NewIds; events: AuditEvent[] }> {
  const batches = await addBatches(plan.batches.map(({ body }) => body))
  const newBatches = idsByPlace(plan.batches, batches)
  const divisions = await addDivisions(
    plan.divisions.map(({ body }) => ({
      ...body,
      M11_Batch_id: newBatches.get(body.M11_Batch_id) ?? body.M11_Batch_id,
    })),
  )
  const eventsOf = (kind: 'batches' | 'divisions', added: typeof batches) =>
    added.map(({ id, record }) => eventOf({ kind, by }, 'add', id, { after: record }))
  return {
    ids: { batches: newBatches, divisions: idsByPlace(plan.divisions, divisions) },
    events: [...eventsOf('batches', batches), ...eventsOf('divisions', divisions)],
  }
}

/** Returns new ids by the ids that a plan has in their place. */
const idsByPlace = (places: readonly { at: number }[], added: readonly { id: number }[]) =>
  new Map(added.flatMap(({ id }, index) => (places[index] ? [[places[index].at, id] as const] : [])))

/** Runs the write of a plan; what other records no longer allow means that the plan is outdated. */
export async function orOutdated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof FieldFault ? new Outdated(error.message) : error
  }
}
