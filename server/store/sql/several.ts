import { sql } from 'kysely'
import type { RecordKind } from '#contract/kinds.ts'
import { DELETED_MEANWHILE, NOT_IN_TRASH, type SeveralOutcome } from '#contract/several.ts'
import { eventOf } from '#server/store/auditEntries.ts'
import {
  asSeen,
  collectOutcome,
  Refused,
  SubmittedOtherwise,
  type Several,
  type SeveralWrite,
} from '#server/store/severalStore.ts'
import { enterSeveral } from './audit.ts'
import { lockRows, tableOf } from './locks.ts'
import { pauses } from './pauses.ts'
import type { RecordParts } from './records.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from './tables.ts'
import { discard, lockDiscarded, undiscard } from './trash.ts'

interface SeveralParts<Row, Body, Kept, Set> extends Omit<RecordParts<Row, Body, Kept>, 'insert'> {
  rows: Several<Row, Set>['rows']
  /** Returns the form of a record with some changed fields. */
  patched: (row: Row, set: Set) => Body
}

type Written = Parameters<ReturnType<typeof collectOutcome>['written']>[0]

/** Writes of several records of one kind in SQL. Each call is one transaction, with its entry in the audit trail. */
export function several<Row extends object, Body, Kept extends object, Set extends object>(
  db: Db,
  engine: Engine,
  kind: RecordKind,
  { rows, read, update, take, putBack, patched }: SeveralParts<Row, Body, Kept, Set>,
): Several<Row, Set> {
  const recordTable = tableOf(kind)

  /** @param lock locks the records of sorted ids, so that two calls cannot wait for each other */
  function each<One extends { id: number }>(
    action: 'change' | 'delete' | 'restore',
    records: readonly One[],
    { submit, by }: SeveralWrite,
    lock: (transaction: Db, ids: number[]) => Promise<void>,
    write: (transaction: Db, record: One) => Promise<Written>,
  ): Promise<SeveralOutcome> {
    return db.transaction().execute(async (transaction) => {
      const earlier = submit && (await claimSubmit(transaction, submit))
      if (earlier?.isOther) throw new SubmittedOtherwise()
      if (earlier?.outcome) return earlier.outcome
      const inOrder = records.toSorted((one, other) => one.id - other.id)
      await lock(
        transaction,
        inOrder.map(({ id }) => id),
      )
      const { outcome, events, written, refused, common } = collectOutcome()
      const pause = pauses()
      for (const record of inOrder) {
        await pause()
        try {
          written(await undoneIfRefused(transaction, () => write(transaction, record)))
        } catch (error) {
          refused(record.id, error)
        }
      }
      if (by) await enterSeveral(transaction, by, { kind, action, events, after: common() })
      if (submit) await settleSubmit(transaction, submit, 0, outcome)
      return outcome
    })
  }

  const lock = (transaction: Db, ids: number[]) => lockRows(transaction, engine, recordTable, ids)

  return {
    rows,

    change: (changes, write) =>
      each('change', changes, write, lock, async (transaction, { id, version, set }) => {
        const { record: before } = asSeen(await read(transaction, id), version)
        await update(transaction, id, patched(before, set), before)
        const after = await read(transaction, id)
        if (!after) throw new Error(`${kind}: a row that was just changed is not there: ${id}`)
        const event = eventOf({ kind, by: write.by }, 'change', id, { before, after: after.record })
        return { id, version: after.version, event, set }
      }),

    remove: (records, write) =>
      each('delete', records, write, lock, async (transaction, { id, version }) => {
        const { record: before } = asSeen(await read(transaction, id), version)
        const row = await take(transaction, id)
        if (!row) throw new Refused(DELETED_MEANWHILE)
        await discard(transaction, kind, { id, row, at: write.at })
        return { id, version, event: eventOf({ kind, by: write.by }, 'delete', id, { before }) }
      }),

    restore: (ids, write) =>
      each(
        'restore',
        ids.map((id) => ({ id })),
        write,
        (transaction, sorted) => lockDiscarded(transaction, engine, kind, sorted),
        async (transaction, { id }) => {
          const kept = await undiscard<Kept>(transaction, engine, kind, { id, at: write.at })
          if (!kept) throw new Refused(NOT_IN_TRASH)
          await putBack(transaction, kept, id)
          const restored = await read(transaction, id)
          if (!restored) throw new Error(`${kind}: a row that was just restored is not there: ${id}`)
          const event = eventOf({ kind, by: write.by }, 'restore', id, { after: restored.record })
          return { id, version: restored.version, event }
        },
      ),
  }
}

/** Undoes a part of a transaction if it fails, so that the rest can continue. */
export async function undoneIfRefused<T>(transaction: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint "one_record"`.execute(transaction)
  try {
    const result = await work()
    await sql`release savepoint "one_record"`.execute(transaction)
    return result
  } catch (error) {
    await sql`rollback to savepoint "one_record"`.execute(transaction)
    throw error
  }
}
