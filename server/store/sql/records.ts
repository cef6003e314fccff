import type { UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { SavedOtherwise, Stale, type Records, type Stored } from '#server/store/store.ts'
import { hasNewPassword } from '#server/store/auditEntries.ts'
import { enterWrite } from './audit.ts'
import { lockRow, tableOf } from './locks.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from './tables.ts'
import { discard, undiscard } from './trash.ts'

/**
 * How the rows of one kind are written, always within a transaction. `Kept` is the content of the trash for a record.
 */
export interface RowWrites<Row, Body, Kept> {
  /** Returns the new id. */
  insert: (transaction: Db, body: Body) => Promise<number>
  update: (transaction: Db, id: number, body: Body, current: Row) => Promise<void>
  /** Deletes a record; returns undefined if it does not exist. */
  take: (transaction: Db, id: number) => Promise<Kept | undefined>
  putBack: (transaction: Db, kept: Kept, id: number) => Promise<void>
}

/** How the records of one kind are written, and read within the same transaction. */
export interface RecordParts<Row, Body, Kept> extends RowWrites<Row, Body, Kept> {
  read: (db: Db, id: number) => Promise<Stored<Row> | undefined>
  /** @default nothing refers to records of this kind */
  usesOf?: (db: Db, id: number) => Promise<UseCounts>
}

/** Records of one kind in SQL. Each write is one transaction, together with its entry in the audit trail. */
export function records<Row extends object, Body extends object, Kept extends object>(
  db: Db,
  engine: Engine,
  kind: RecordKind,
  { read, usesOf = async () => ({}), insert, update, take, putBack }: RecordParts<Row, Body, Kept>,
): Records<Row, Body> {
  const recordTable = tableOf(kind)

  return {
    get: (id) => read(db, id),
    uses: (id) => usesOf(db, id),

    add: (body, submit, by) =>
      db.transaction().execute(async (transaction) => {
        const earlier = submit && (await claimSubmit(transaction, submit))
        const current = earlier && (await read(transaction, earlier.id))
        if (current && earlier.isOther) throw new SavedOtherwise(current)
        if (current) return current
        const id = await insert(transaction, body)
        if (submit) await settleSubmit(transaction, submit, id)
        const added = await read(transaction, id)
        if (!added) throw new Error(`A row that was just added is not there: ${id}`)
        await enterWrite(transaction, { kind, by }, 'add', id, { after: added.record })
        return added
      }),

    replace: (id, body, version, by) =>
      db.transaction().execute(async (transaction) => {
        await lockRow(transaction, engine, recordTable, id)
        const current = await read(transaction, id)
        if (!current) return undefined
        if (version !== undefined && version !== current.version) throw new Stale(current)
        await update(transaction, id, body, current.record)
        const written = await read(transaction, id)
        const writing = { kind, by, hasNewPassword: hasNewPassword(body) }
        const change = { before: current.record, after: written?.record }
        await enterWrite(transaction, writing, 'change', id, change)
        return written
      }),

    remove: (id, at, by) =>
      db.transaction().execute(async (transaction) => {
        await lockRow(transaction, engine, recordTable, id)
        const before = by && (await read(transaction, id))
        const kept = await take(transaction, id)
        if (!kept) return false
        await discard(transaction, kind, { id, row: kept, at })
        await enterWrite(transaction, { kind, by }, 'delete', id, { before: before?.record })
        return true
      }),

    restore: (id, at, by) =>
      db.transaction().execute(async (transaction) => {
        const kept = await undiscard<Kept>(transaction, engine, kind, { id, at })
        if (!kept) return undefined
        await putBack(transaction, kept, id)
        const restored = await read(transaction, id)
        await enterWrite(transaction, { kind, by }, 'restore', id, { after: restored?.record })
        return restored
      }),
  }
}
