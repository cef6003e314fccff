import { hasNewPassword } from '#server/store/auditEntries.ts'
import { SavedOtherwise, Stale } from '#server/store/storeErrors.ts'
import type { Records } from '#server/store/store.ts'
import { enterWrite } from './audit.ts'
import { type RecordSets, onlyOne } from './recordSets.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Records of one kind in SQL. Each write is one transaction, together with its entry in the audit trail. */
export function records<Row extends object, Body extends object>(
  db: Db,
  { kind, read, usesOf, ...sets }: RecordSets<Row, Body>,
): Records<Row, Body> {
  const readOne = async (from: Db, id: number) => (await read(from, [id])).get(id)

  return {
    get: (id) => readOne(db, id),
    uses: async (id) => (await usesOf(db, [id])).get(id) ?? {},

    add: (body, submit, by) =>
      db.transaction().execute(async (transaction) => {
        const earlier = submit && (await claimSubmit(transaction, submit))
        const current = earlier && (await readOne(transaction, earlier.id))
        if (current && earlier.isOther) throw new SavedOtherwise(current)
        if (current) return current
        const { id, ...added } = onlyOne(await sets.add(transaction, [body]))
        if (submit) await settleSubmit(transaction, submit, id)
        await enterWrite(transaction, { kind, by }, 'add', id, { after: added.record })
        return added
      }),

    replace: (id, body, version, by) =>
      db.transaction().execute(async (transaction) => {
        const current = (await sets.lock(transaction, [id])).get(id)
        if (!current) return undefined
        if (version !== undefined && version !== current.version) throw new Stale(current)
        onlyOne(await sets.change(transaction, [{ id, body, current: current.record }]))
        const record = sets.changed?.(current.record, body)
        const written = record ? { record, version: current.version + 1 } : await readOne(transaction, id)
        const writing = { kind, by, hasNewPassword: hasNewPassword(body) }
        const change = { before: current.record, after: written?.record }
        await enterWrite(transaction, writing, 'change', id, change)
        return written
      }),

    remove: (id, at, by) =>
      db.transaction().execute(async (transaction) => {
        const before = (await sets.lock(transaction, [id])).get(id)
        if (onlyOne(await sets.discard(transaction, [id], at)) === undefined) return false
        await enterWrite(transaction, { kind, by }, 'delete', id, { before: before?.record })
        return true
      }),

    restore: (id, at, by) =>
      db.transaction().execute(async (transaction) => {
        const restored = (await sets.restore(transaction, [id], at)).get(id)
        if (restored instanceof Error) throw restored
        if (restored) await enterWrite(transaction, { kind, by }, 'restore', id, { after: restored.record })
        return restored
      }),
  }
}
