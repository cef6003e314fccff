import type { KindImports } from '#server/store/importStore.ts'
import { importFacts } from '#server/store/auditEntries.ts'
import { orOutdated, writePlan, type ImportSteps } from '#server/store/importSteps.ts'
import { enterWhole } from '#server/store/sql/audit.ts'
import { lockRows, tableOf } from '#server/store/sql/locks.ts'
import { claimSubmit, settleSubmit } from '#server/store/sql/submits.ts'
import { SubmittedOtherwise } from '#server/store/severalStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { sqlBatches } from '#server/store/sql/sqlBatches.ts'
import { sqlDivisions } from '#server/store/sql/sqlDivisions.ts'
import { readRegister, type RegisterParts } from './importRegister.ts'

interface KindParts<Row, Body> extends Omit<RegisterParts<Row>, 'rowsWith'> {
  rowsWith: (ids: readonly number[], db: Db) => ReturnType<RegisterParts<Row>['rowsWith']>
  stepsIn: (transaction: Db) => Pick<ImportSteps<Row, Body>, 'idOf' | 'addAll' | 'change'>
}

/** Imports of one kind in SQL: each is one transaction. */
export function kindImports<Row extends object, Body>(
  db: Db,
  engine: Engine,
  { kind, rowsWith, stepsIn, ...parts }: KindParts<Row, Body>,
): KindImports<Row, Body> {
  const batches = sqlBatches(db, engine)
  const divisions = sqlDivisions(db, engine)

  return {
    register: (wanted) => readRegister(db, { kind, ...parts, rowsWith: (ids) => rowsWith(ids, db) }, wanted),

    write: (plan, write) =>
      orOutdated(() =>
        db.transaction().execute(async (transaction) => {
          const { submit, by, at } = write
          const earlier = submit && (await claimSubmit(transaction, submit))
          if (earlier?.isOther) throw new SubmittedOtherwise()
          if (earlier) return { ...(await countsOf(transaction, earlier.id)), isRepeated: true }
          const ids = plan.changes.map(({ id }) => id).toSorted((one, other) => one - other)
          if (ids.length > 0) await lockRows(transaction, engine, tableOf(kind), ids)
          const steps: ImportSteps<Row, Body> = {
            kind,
            ...stepsIn(transaction),
            rowsWith: (some) => rowsWith(some, transaction),
            addBatch: (body) => batches.addWithin(transaction, body),
            addDivision: (body) => divisions.addWithin(transaction, body),
          }
          const events = await writePlan(steps, plan, write)
          const [added, changed] = [plan.adds.length, plan.changes.length]
          const id = await enterWhole(
            transaction,
            by,
            { action: 'import', kind, after: importFacts(added, changed, events) },
            events,
          )
          await transaction
            .insertInto('imports')
            .values({ id, kind, at, login: by.login, added, changed, undone_at: null })
            .execute()
          if (submit) await settleSubmit(transaction, submit, id)
          return { id, added, changed, isRepeated: false }
        }),
      ),
  }
}

const countsOf = (db: Db, id: number) =>
  db.selectFrom('imports').select(['id', 'added', 'changed']).where('id', '=', id).executeTakeFirstOrThrow()
