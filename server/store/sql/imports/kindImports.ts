import {
  type Imported,
  type ImportPlan,
  type ImportWrite,
  type KindImports,
} from '#server/store/importStore.ts'
import type { AuditEvent } from '#server/store/auditStore.ts'
import { importFacts } from '#server/store/auditEntries.ts'
import { addParents, letCancelIn, orOutdated, writeRecords } from '#server/store/importSteps.ts'
import { enterParts, enterWhole } from '#server/store/sql/writes/audit.ts'
import { lockRows, tableOf } from '#server/store/sql/writes/locks.ts'
import { requireRights } from '#server/store/sql/accounts/rights.ts'
import { allOf, type Change, type RowWrites } from '#server/store/sql/writes/rowWrites.ts'
import { claimSubmit, settleSubmit } from '#server/store/sql/writes/submits.ts'
import { SubmittedOtherwise } from '#server/store/severalStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { plainStores } from '#server/store/sql/kinds/plainStores.ts'
import { readRegister, type RegisterParts } from './importRegister.ts'

interface KindParts<Row, Body> extends Omit<RegisterParts<Row>, 'rowsWith'> {
  rowsWith: (ids: readonly number[], db: Db) => ReturnType<RegisterParts<Row>['rowsWith']>
  idOf: (row: Row) => number
  writes: Pick<RowWrites<Row, Body, unknown>, 'insert' | 'update'>
}

/** Imports of one kind in SQL: each is one transaction. */
export function kindImports<Row extends object, Body>(
  db: Db,
  engine: Engine,
  { kind, rowsWith, idOf, writes, ...parts }: KindParts<Row, Body>,
): KindImports<Row, Body> {
  const { batches, divisions } = plainStores(db, engine)

  async function writeIn(transaction: Db, plan: ImportPlan<Body>, write: ImportWrite): Promise<Imported> {
    const { submit, by, at, signal } = write
    const earlier = submit && (await claimSubmit(transaction, submit))
    if (earlier?.isOther) throw new SubmittedOtherwise()
    if (earlier) return { ...(await countsOf(transaction, earlier.id)), isRepeated: true }
    const locked = plan.changes.map((change) => change.id).toSorted((one, other) => one - other)
    if (locked.length > 0) await lockRows(transaction, engine, tableOf(kind), locked)
    const { ids, events } = await addParents(
      {
        addBatches: (bodies) => batches.addWithin(transaction, bodies),
        addDivisions: (bodies) => divisions.addWithin(transaction, bodies),
      },
      plan,
      by,
    )
    const [added, changed] = [plan.adds.length, plan.changes.length]
    const after = importFacts(added, changed, events)
    const id = await enterWhole(transaction, by, { action: 'import', kind, after }, events)
    const steps = {
      kind,
      idOf,
      rowsWith: (some: readonly number[]) => rowsWith(some, transaction),
      addAll: async (bodies: readonly Body[]) => allOf(await writes.insert(transaction, bodies)),
      async changeAll(changes: readonly Change<Row, Body>[]) {
        allOf(await writes.update(transaction, changes))
      },
      enterAll: (some: readonly AuditEvent[]) => enterParts(transaction, by, id, some),
    }
    await writeRecords(steps, plan, ids, write)
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
    register: (wanted) => readRegister(db, { kind, ...parts, rowsWith: (ids) => rowsWith(ids, db) }, wanted),

    write: (plan, write) =>
      orOutdated(() => db.transaction().execute((transaction) => writeIn(transaction, plan, write))),
  }
}

const countsOf = (db: Db, id: number) =>
  db.selectFrom('imports').select(['id', 'added', 'changed']).where('id', '=', id).executeTakeFirstOrThrow()
