import type { UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { hasNewPassword } from '#server/store/auditEntries.ts'
import type { Stored } from '#server/store/stored.ts'
import { SavedOtherwise, Stale } from '#server/store/storeErrors.ts'
import type { Records } from '#server/store/store.ts'
import { enterWrite } from './audit.ts'
import { lockRows, tableOf } from './locks.ts'
import { onlyOne, type RowWrites } from './rowWrites.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { discard, discarded, leaveTrash } from './trash.ts'

/** How the records of one kind are written, and read within the same transaction. */
export interface RecordParts<Row, Body, Kept> extends RowWrites<Row, Body, Kept> {
  /** Returns the records with these ids that exist. */
  read: (db: Db, ids: readonly number[]) => Promise<Map<number, Stored<Row>>>
  /** @default nothing refers to records of this kind */
  usesOf?: (db: Db, ids: readonly number[]) => Promise<Map<number, UseCounts>>
}

/** Records of one kind in SQL. Each write is one transaction, together with its entry in the audit trail. */
export function records<Row extends object, Body extends object, Kept extends object>(
  db: Db,
  engine: Engine,
  kind: RecordKind,
  { read, usesOf, insert, update, take, putBack }: RecordParts<Row, Body, Kept>,
): Records<Row, Body> {
  const recordTable = tableOf(kind)
  const readOne = async (from: Db, id: number) => (await read(from, [id])).get(id)

  return {
    get: (id) => readOne(db, id),
    uses: async (id) => (await usesOf?.(db, [id]))?.get(id) ?? {},

    add: (body, submit, by) =>
      db.transaction().execute(async (transaction) => {
        const earlier = submit && (await claimSubmit(transaction, submit))
        const current = earlier && (await readOne(transaction, earlier.id))
        if (current && earlier.isOther) throw new SavedOtherwise(current)
        if (current) return current
        const id = onlyOne(await insert(transaction, [body]))
        if (submit) await settleSubmit(transaction, submit, id)
        const added = await readOne(transaction, id)
        if (!added) throw new Error(`A row that was just added is not there: ${id}`)
        await enterWrite(transaction, { kind, by }, 'add', id, { after: added.record })
        return added
      }),

    replace: (id, body, version, by) =>
      db.transaction().execute(async (transaction) => {
        await lockRows(transaction, engine, recordTable, [id])
        const current = await readOne(transaction, id)
        if (!current) return undefined
        if (version !== undefined && version !== current.version) throw new Stale(current)
        onlyOne(await update(transaction, [{ id, body, current: current.record }]))
        const written = await readOne(transaction, id)
        const writing = { kind, by, hasNewPassword: hasNewPassword(body) }
        const change = { before: current.record, after: written?.record }
        await enterWrite(transaction, writing, 'change', id, change)
        return written
      }),

    remove: (id, at, by) =>
      db.transaction().execute(async (transaction) => {
        await lockRows(transaction, engine, recordTable, [id])
        const before = by && (await readOne(transaction, id))
        const kept = onlyOne(await take(transaction, [id]))
        if (!kept) return false
        await discard(transaction, kind, [{ id, row: kept }], at)
        await enterWrite(transaction, { kind, by }, 'delete', id, { before: before?.record })
        return true
      }),

    restore: (id, at, by) =>
      db.transaction().execute(async (transaction) => {
        const kept = (await discarded<Kept>(transaction, engine, kind, { ids: [id], at })).get(id)
        if (!kept) return undefined
        onlyOne(await putBack(transaction, [{ id, row: kept }]))
        await leaveTrash(transaction, kind, [id])
        const restored = await readOne(transaction, id)
        await enterWrite(transaction, { kind, by }, 'restore', id, { after: restored?.record })
        return restored
      }),
  }
}
