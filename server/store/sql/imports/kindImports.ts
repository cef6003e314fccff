import {
  type Imported,
  type ImportPlan,
  type ImportWrite,
  type KindImports,
} from '#server/store/importStore.ts'
import { importFacts } from '#server/store/auditEntries.ts'
import { addParents, letCancelIn, orOutdated } from '#server/store/importSteps.ts'
import { enterWhole } from '#server/store/sql/audit.ts'
import { lockRows, tableOf } from '#server/store/sql/locks.ts'
import { claimSubmit, settleSubmit } from '#server/store/sql/submits.ts'
import { SubmittedOtherwise } from '#server/store/severalStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { sqlBatches } from '#server/store/sql/sqlBatches.ts'
import { sqlDivisions } from '#server/store/sql/sqlDivisions.ts'
import { readRegister, type RegisterParts } from './importRegister.ts'
import { noIds, type PreparedRecords, type PrepareRecords } from './recordsWriter.ts'

interface KindParts<Row, Body> extends Omit<RegisterParts<Row>, 'rowsWith'> {
  rowsWith: (ids: readonly number[], db: Db) => ReturnType<RegisterParts<Row>['rowsWith']>
  prepare: PrepareRecords<Body>
}

/** Imports of one kind in SQL: each is one transaction. */
export function kindImports<Row extends object, Body>(
  db: Db,
  engine: Engine,
  { kind, rowsWith, prepare, ...parts }: KindParts<Row, Body>,
): KindImports<Row, Body> {
  const batches = sqlBatches(db, engine)
  const divisions = sqlDivisions(db, engine)

  /** @param early the records, unless they are prepared within the transaction */
  async function writeIn(
    transaction: Db,
    plan: ImportPlan<Body>,
    write: ImportWrite,
    early: PreparedRecords | undefined,
  ): Promise<Imported> {
    const { submit, by, at, signal } = write
    const earlier = submit && (await claimSubmit(transaction, submit))
    if (earlier?.isOther) throw new SubmittedOtherwise()
    if (earlier) return { ...(await countsOf(transaction, earlier.id)), isRepeated: true }
    const locked = plan.changes.map(({ id }) => id).toSorted((one, other) => one - other)
    if (locked.length > 0) await lockRows(transaction, engine, tableOf(kind), locked)
    const { ids, events } = await addParents(
      {
        addBatch: (body) => batches.addWithin(transaction, body),
        addDivision: (body) => divisions.addWithin(transaction, body),
      },
      plan,
      by,
    )
    const records = early ?? (await prepare(transaction, plan, ids, write))
    await records.write(transaction)
    const [added, changed] = [plan.adds.length, plan.changes.length]
    const after = importFacts(added, changed, events)
    const id = await enterWhole(transaction, by, { action: 'import', kind, after }, events)
    await records.enter(transaction, id)
    await transaction
      .insertInto('imports')
      .values({ id, kind, at, login: by.login, added, changed, undone_at: null })
      .execute()
    if (submit) await settleSubmit(transaction, submit, id)
    if (!early) await records.drop(transaction)
    // The last moment for a cancel.
    await letCancelIn(signal)
    return { id, added, changed, isRepeated: false }
  }

  return {
    register: (wanted) => readRegister(db, { kind, ...parts, rowsWith: (ids) => rowsWith(ids, db) }, wanted),

    write: (plan, write) =>
      orOutdated(async () => {
        // A transaction of SQLite locks out all other writers. Records cannot refer to ids that it has yet to assign.
        const isEarly = engine === 'sqlite' && plan.batches.length + plan.divisions.length === 0
        const early = isEarly ? await prepare(db, plan, noIds, write) : undefined
        try {
          return await db.transaction().execute((transaction) => writeIn(transaction, plan, write, early))
        } finally {
          await early?.drop(db)
        }
      }),
  }
}

const countsOf = (db: Db, id: number) =>
  db.selectFrom('imports').select(['id', 'added', 'changed']).where('id', '=', id).executeTakeFirstOrThrow()
