import type { RecordKind } from '#contract/kinds.ts'
import { CHANGED_MEANWHILE, DELETED_MEANWHILE, NOT_IN_TRASH, type Seen } from '#contract/bulk.ts'
import type { BulkOutcome } from '#contract/bulkOutcome.ts'
import { commonFields, eventOf } from '#server/store/auditEntries.ts'
import type { AuditEvent } from '#server/store/auditStore.ts'
import { SubmittedOtherwise, type Bulk, type BulkWrite } from '#server/store/bulkStore.ts'
import { FieldProblem } from '#server/store/storeErrors.ts'
import { enterBulk } from './audit.ts'
import { allowRecords } from '#server/store/sql/engine/budget.ts'
import type { RecordSets } from './recordSets.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db } from '#server/store/sql/tables.ts'

interface BulkDeps<Row, Body, Set> {
  rows: Bulk<Row, Set>['rows']
  /** Returns the form of a record with some changed fields. */
  patched: (row: Row, set: Set) => Body
}

/** A record that was written: its new version, what is told of it in the audit trail, and the fields that were set. */
interface Written {
  version: number
  before?: object
  after?: object
  set?: object | undefined
}

/** What became of a record. The message of an error is for the user. */
type Result = readonly [id: number, result: Written | Error]

/** How often a restore is tried again because others take its codes at the same moment. */
const ATTEMPTS = 3

/** Writes several records in one transaction, with its entry in the audit trail. The same submit returns the first outcome. */
function writeBulk(
  db: Db,
  { kind, action, count }: { kind: RecordKind; action: AuditEvent['action']; count: number },
  { submit, by }: BulkWrite,
  write: (transaction: Db) => Promise<Result[]>,
): Promise<BulkOutcome> {
  allowRecords(count)
  return db.transaction().execute(async (transaction) => {
    const earlier = submit && (await claimSubmit(transaction, submit))
    if (earlier?.isOther) throw new SubmittedOtherwise()
    if (earlier?.outcome) return earlier.outcome
    const outcome: BulkOutcome = { done: [], refused: [] }
    const events: AuditEvent[] = []
    const sets: object[] = []
    for (const [id, result] of await write(transaction)) {
      if (result instanceof Error) {
        outcome.refused.push({ id, message: result.message })
        continue
      }
      const { version, set = {}, ...change } = result
      outcome.done.push({ id, version })
      events.push(eventOf({ kind, by }, action, id, change))
      sets.push(set)
    }
    outcome.refused.sort((one, other) => one.id - other.id)
    if (by) await enterBulk(transaction, by, { kind, action, events, after: commonFields(sets) })
    if (submit) await settleSubmit(transaction, submit, 0, outcome)
    return outcome
  })
}

/** Returns what adds records of a kind, all or none. */
export const bulkAdding =
  <Row extends object, Body extends object>(db: Db, sets: RecordSets<Row, Body>) =>
  (bodies: readonly Body[], write: BulkWrite): Promise<BulkOutcome> =>
    writeBulk(db, { kind: sets.kind, action: 'add', count: bodies.length }, write, async (transaction) => {
      const added = await sets.add(transaction, bodies)
      return added.map(({ id, version, record }, index) => [
        id,
        { version, after: record, set: bodies[index] },
      ])
    })

/**
 * Writes of several records of one kind in SQL. Each call is one transaction, with its entry in the audit trail, and takes as
 * many statements for 500 records as for two.
 */
export function bulk<Row extends object, Body extends object, Set extends object>(
  db: Db,
  { kind, ...sets }: RecordSets<Row, Body>,
  { rows, patched }: BulkDeps<Row, Body, Set>,
): Bulk<Row, Set> {
  /** Locks records. Returns those that are as their user has seen them, in the order of their ids, and why others are not. */
  async function seenIn<One extends Seen>(transaction: Db, records: readonly One[]) {
    const stored = await sets.lock(
      transaction,
      records.map(({ id }) => id),
    )
    const seen: (One & { before: Row })[] = []
    const refused: Result[] = []
    for (const one of records.toSorted((a, b) => a.id - b.id)) {
      const before = stored.get(one.id)
      if (!before) refused.push([one.id, new Error(DELETED_MEANWHILE)])
      else if (before.version !== one.version) refused.push([one.id, new Error(CHANGED_MEANWHILE)])
      else seen.push({ ...one, before: before.record })
    }
    return { seen, refused }
  }

  const restore = (ids: readonly number[], write: BulkWrite) =>
    writeBulk(db, { kind, action: 'restore', count: ids.length }, write, async (transaction) => {
      const restored = await sets.restore(transaction, ids, write.at)
      return ids
        .toSorted((one, other) => one - other)
        .map((id): Result => {
          const now = restored.get(id) ?? new Error(NOT_IN_TRASH)
          return [id, now instanceof Error ? now : { version: now.version, after: now.record }]
        })
    })

  return {
    rows,

    change: (changes, write) =>
      writeBulk(db, { kind, action: 'change', count: changes.length }, write, async (transaction) => {
        const { seen, refused } = await seenIn(transaction, changes)
        const bodies = seen.map(({ id, set, before }) => ({
          id,
          body: patched(before, set),
          current: before,
        }))
        const problems = await sets.change(transaction, bodies)
        const results = seen.map(({ id, version, set, before }, index): Result => {
          const written = { version: version + 1, before, after: bodies[index]?.body, set }
          return [id, problems[index] ?? written]
        })
        return [...refused, ...results]
      }),

    remove: (records, write) =>
      writeBulk(db, { kind, action: 'delete', count: records.length }, write, async (transaction) => {
        const { seen, refused } = await seenIn(transaction, records)
        const taken = await sets.discard(
          transaction,
          seen.map(({ id }) => id),
          write.at,
        )
        const results = seen.map(({ id, version, before }, index): Result => {
          const kept = taken[index] ?? new Error(DELETED_MEANWHILE)
          return [id, kept instanceof Error ? kept : { version, before }]
        })
        return [...refused, ...results]
      }),

    async restore(ids, write) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await restore(ids, write)
        } catch (error) {
          if (!(error instanceof FieldProblem) || attempt === ATTEMPTS) throw error
        }
    },
  }
}
