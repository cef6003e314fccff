import type { RecordKind } from '#contract/kinds.ts'
import { DELETED_MEANWHILE, NOT_IN_TRASH, type Seen, type SeveralOutcome } from '#contract/several.ts'
import { eventOf } from '#server/store/auditEntries.ts'
import {
  asSeen,
  collectOutcome,
  Refused,
  SubmittedOtherwise,
  type Several,
  type SeveralWrite,
} from '#server/store/severalStore.ts'
import type { Stored } from '#server/store/stored.ts'
import { FieldFault } from '#server/store/storeErrors.ts'
import { enterSeveral } from './audit.ts'
import { allowRecords } from '#server/store/sql/engine/budget.ts'
import { lockRows, tableOf } from './locks.ts'
import type { RecordParts } from './records.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { discard, discarded, leaveTrash } from './trash.ts'

interface SeveralParts<Row, Body, Kept, Set> extends Omit<RecordParts<Row, Body, Kept>, 'insert'> {
  rows: Several<Row, Set>['rows']
  /** Returns the form of a record with some changed fields. */
  patched: (row: Row, set: Set) => Body
}

type Collected = ReturnType<typeof collectOutcome>

/** How often a restore is tried again because others take its codes at the same moment. */
const ATTEMPTS = 3

/**
 * Writes of several records of one kind in SQL. Each call is one transaction, with its entry in the audit trail, and takes as
 * many statements for 500 records as for two.
 */
export function several<Row extends object, Body extends object, Kept extends object, Set extends object>(
  db: Db,
  engine: Engine,
  kind: RecordKind,
  { rows, read, update, take, putBack, patched }: SeveralParts<Row, Body, Kept, Set>,
): Several<Row, Set> {
  const recordTable = tableOf(kind)

  function inOne(
    action: 'change' | 'delete' | 'restore',
    count: number,
    { submit, by }: SeveralWrite,
    write: (transaction: Db, collected: Collected) => Promise<void>,
  ): Promise<SeveralOutcome> {
    allowRecords(count)
    return db.transaction().execute(async (transaction) => {
      const earlier = submit && (await claimSubmit(transaction, submit))
      if (earlier?.isOther) throw new SubmittedOtherwise()
      if (earlier?.outcome) return earlier.outcome
      const collected = collectOutcome()
      await write(transaction, collected)
      const { outcome, events, common } = collected
      outcome.refused.sort((one, other) => one.id - other.id)
      if (by) await enterSeveral(transaction, by, { kind, action, events, after: common() })
      if (submit) await settleSubmit(transaction, submit, 0, outcome)
      return outcome
    })
  }

  /** Locks records, and returns those that are as their user has seen them, in the order of their ids. */
  async function seenIn<One extends Seen>(
    transaction: Db,
    records: readonly One[],
    { refused }: Collected,
  ): Promise<(One & { before: Stored<Row> })[]> {
    const inOrder = records.toSorted((one, other) => one.id - other.id)
    const ids = inOrder.map(({ id }) => id)
    await lockRows(transaction, engine, recordTable, ids)
    const stored = await read(transaction, ids)
    return inOrder.flatMap((one) => {
      try {
        return [{ ...one, before: asSeen(stored.get(one.id), one.version) }]
      } catch (error) {
        refused(one.id, error)
        return []
      }
    })
  }

  async function restore(ids: readonly number[], write: SeveralWrite) {
    return inOne('restore', ids.length, write, async (transaction, { written, refused }) => {
      const inOrder = ids.toSorted((one, other) => one - other)
      const kept = await discarded<Kept>(transaction, engine, kind, { ids: inOrder, at: write.at })
      for (const id of inOrder) if (!kept.has(id)) refused(id, new Refused(NOT_IN_TRASH))
      const waiting = [...kept].map(([id, row]) => ({ id, row }))
      const results = await putBack(transaction, waiting)
      const back: number[] = []
      for (const [index, { id }] of waiting.entries())
        if (results[index]) refused(id, results[index])
        else back.push(id)
      await leaveTrash(transaction, kind, back)
      const restored = await read(transaction, back)
      for (const id of back) {
        const now = restored.get(id)
        if (!now) throw new Error(`${kind}: a row that was just restored is not there: ${id}`)
        const event = eventOf({ kind, by: write.by }, 'restore', id, { after: now.record })
        written({ id, version: now.version, event })
      }
    })
  }

  return {
    rows,

    change: (changes, write) =>
      inOne('change', changes.length, write, async (transaction, collected) => {
        const { written, refused } = collected
        const seen = (await seenIn(transaction, changes, collected)).map((one) => ({
          ...one,
          body: patched(one.before.record, one.set),
          current: one.before.record,
        }))
        const results = await update(transaction, seen)
        for (const [index, { id, set, body, before }] of seen.entries()) {
          if (results[index]) {
            refused(id, results[index])
            continue
          }
          const event = eventOf({ kind, by: write.by }, 'change', id, {
            before: before.record,
            after: body,
          })
          written({ id, version: before.version + 1, event, set })
        }
      }),

    remove: (records, write) =>
      inOne('delete', records.length, write, async (transaction, collected) => {
        const { written, refused } = collected
        const seen = await seenIn(transaction, records, collected)
        const results = await take(
          transaction,
          seen.map(({ id }) => id),
        )
        const kept: { id: number; row: object }[] = []
        for (const [index, { id, version, before }] of seen.entries()) {
          const row = results[index] ?? new Refused(DELETED_MEANWHILE)
          if (row instanceof Error) {
            refused(id, row)
            continue
          }
          kept.push({ id, row })
          const event = eventOf({ kind, by: write.by }, 'delete', id, { before: before.record })
          written({ id, version, event })
        }
        await discard(transaction, kind, kept, write.at)
      }),

    async restore(ids, write) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await restore(ids, write)
        } catch (error) {
          if (!(error instanceof FieldFault) || attempt === ATTEMPTS) throw error
        }
    },
  }
}
