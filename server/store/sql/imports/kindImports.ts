import type { Batch, BatchBody } from '#contract/batches.ts'
import type { Division, DivisionBody } from '#contract/divisions.ts'
import { eventOf, importFacts } from '#server/store/auditEntries.ts'
import type { AuditEvent } from '#server/store/auditStore.ts'
import { chunks } from '#server/store/chunks.ts'
import {
  Cancelled,
  Outdated,
  type Imported,
  type ImportPlan,
  type ImportWrite,
  type KindImports,
  type NewIds,
} from '#server/store/importStore.ts'
import { SubmittedOtherwise } from '#server/store/bulkStore.ts'
import { FieldProblem } from '#server/store/storeErrors.ts'
import { nextTurn } from '#server/store/sql/engine/pauses.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { enterParts, enterWhole, requireRights } from '#server/store/sql/writes/audit.ts'
import { type RecordSets, allOf } from '#server/store/sql/writes/recordSets.ts'
import { claimSubmit, settleSubmit } from '#server/store/sql/writes/submits.ts'
import { readRegister, type RegisterOptions } from './importRegister.ts'

/** Records that are written between two pauses. */
const AT_ONCE = 500

/** The stores of what an import adds, as its rows name it. */
export interface ImportedParents {
  batches: { sets: RecordSets<Batch, BatchBody> }
  divisions: { sets: RecordSets<Division, DivisionBody> }
}

/** Imports of one kind in SQL: each is one transaction. */
export function kindImports<Row extends object, Body>(
  db: Db,
  sets: RecordSets<Row, Body>,
  parents: ImportedParents,
  options: RegisterOptions<Row>,
): KindImports<Row, Body> {
  const { kind } = options

  async function writeIn(transaction: Db, plan: ImportPlan<Body>, write: ImportWrite): Promise<Imported> {
    const { submit, by, at, signal, onProgress } = write
    const earlier = submit && (await claimSubmit(transaction, submit))
    if (earlier?.isOther) throw new SubmittedOtherwise()
    if (earlier) return { ...(await countsOf(transaction, earlier.id)), isRepeated: true }
    const changes = await asPlanned(transaction, sets, plan.changes)
    const { ids, events } = await addParents(transaction, parents, plan, by)
    const [added, changed] = [plan.adds.length, changes.length]
    const after = importFacts(added, changed, events)
    const id = await enterWhole(transaction, by, { action: 'import', kind, after }, events)
    let done = 0

    /** Enters records in the audit trail, the newest first as in lists, and reports them as done. */
    async function enter(written: readonly AuditEvent[]) {
      await enterParts(transaction, by, id, written.toSorted(newestFirst))
      done += written.length
      onProgress?.(done, added + changed)
      await letCancelIn(signal)
    }

    for (const some of chunks(plan.adds, AT_ONCE)) {
      const records = await sets.add(
        transaction,
        some.map((bodyWith) => bodyWith(ids)),
      )
      await enter(records.map((one) => eventOf({ kind, by }, 'add', one.id, { after: one.record })))
    }
    for (const some of chunks(changes, AT_ONCE)) {
      const bodies = some.map((one) => ({ ...one, body: one.body(ids) }))
      allOf(await sets.change(transaction, bodies))
      const records = await sets.read(
        transaction,
        some.map((one) => one.id),
      )
      const eventsOf = ({ id: of, current }: (typeof some)[number]) =>
        eventOf({ kind, by }, 'change', of, { before: current, after: records.get(of)?.record })
      await enter(some.map(eventsOf))
    }
    await transaction
      .insertInto('imports')
      .values({ id, kind, at, login: by.login, added, changed, undone_at: null })
      .execute()
    if (submit) await settleSubmit(transaction, submit, id)
    // The user may have cancelled, or lost the right to write, while many rows were written.
    await letCancelIn(signal)
    await requireRights(transaction, by)
    return { id, added, changed, isRepeated: false }
  }

  return {
    register: (wanted) => readRegister(db, options, wanted),

    async write(plan, write) {
      try {
        return await db.transaction().execute((transaction) => writeIn(transaction, plan, write))
      } catch (error) {
        // Other records no longer allow what was planned.
        throw error instanceof FieldProblem ? new Outdated(error.message) : error
      }
    },
  }
}

/**
 * Locks the records that a plan changes. Returns the changes with them.
 * @throws {Outdated} if one is no longer as in the plan
 */
async function asPlanned<Row extends object, Body>(
  transaction: Db,
  sets: RecordSets<Row, Body>,
  changes: ImportPlan<Body>['changes'],
) {
  const stored = await sets.lock(
    transaction,
    changes.map(({ id }) => id),
  )
  return changes.map(({ id, version, body }) => {
    const now = stored.get(id)
    if (now?.version !== version) throw new Outdated()
    return { id, body, current: now.record }
  })
}

/** Adds the batches and divisions of a plan. Returns their ids, and their events for the audit trail. */
async function addParents(
  transaction: Db,
  parents: ImportedParents,
  plan: Pick<ImportPlan<unknown>, 'batches' | 'divisions'>,
  by: ImportWrite['by'],
): Promise<{ ids: NewIds; events: AuditEvent[] }> {
  const batches = await parents.batches.sets.add(
    transaction,
    plan.batches.map(({ body }) => body),
  )
  const newBatches = idsByPlace(plan.batches, batches)
  const divisions = await parents.divisions.sets.add(
    transaction,
    plan.divisions.map(({ body }) => ({
      ...body,
      M11_Batch_id: newBatches.get(body.M11_Batch_id) ?? body.M11_Batch_id,
    })),
  )
  const eventsOf = (kind: 'batches' | 'divisions', added: readonly { id: number; record: object }[]) =>
    added.map(({ id, record }) => eventOf({ kind, by }, 'add', id, { after: record }))
  return {
    ids: { batches: newBatches, divisions: idsByPlace(plan.divisions, divisions) },
    events: [...eventsOf('batches', batches), ...eventsOf('divisions', divisions)],
  }
}

/** Returns new ids by the ids that a plan has in their place. */
const idsByPlace = (places: readonly { at: number }[], added: readonly { id: number }[]) =>
  new Map(added.flatMap(({ id }, index) => (places[index] ? [[places[index].at, id] as const] : [])))

const newestFirst = (one: AuditEvent, other: AuditEvent) => (other.record_id ?? 0) - (one.record_id ?? 0)

/** Lets a cancel come in: SQLite answers without waiting. @throws {Cancelled} after an abort */
async function letCancelIn(signal: AbortSignal | undefined): Promise<void> {
  await nextTurn()
  if (signal?.aborted === true) throw new Cancelled()
}

const countsOf = (db: Db, id: number) =>
  db.selectFrom('imports').select(['id', 'added', 'changed']).where('id', '=', id).executeTakeFirstOrThrow()
