import { sql, type RawBuilder } from 'kysely'
import type { UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { referencesTo } from '#contract/plainKinds.ts'
import { inUseProblem } from '#server/store/refusals.ts'
import { tableOf } from './locks.ts'
import { inParts } from './rowSets.ts'
import type { RowProblem } from './recordSets.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** What counts records that are not plain, as columns named after their kinds. */
const otherCounts: Partial<Record<RecordKind, RawBuilder<unknown>>> = {
  batches: sql`
    coalesce((select "total" from "tallies" where "name" = 'students:batch:' || "M02_BatchId"), 0) as "students",
    coalesce((select "total" from "tallies" where "name" = 'teachers:batch:' || "M02_BatchId"), 0) as "teachers",
    (select count(*) from "classes" where "M03_M02_BatchId" = "M02_BatchId") as "classes"`,
  divisions: sql`
    coalesce((select "total" from "tallies" where "name" = 'students:division:' || "M11_Division_id"), 0) as "students",
    (select count(*) from "class_divisions" where "division_id" = "M11_Division_id") as "classes"`,
}

/** Returns what counts how many records refer to those of a kind, by their ids. */
export function countedUses(kind: RecordKind) {
  const { name, id } = tableOf(kind)
  const plain = referencesTo(kind).map(
    ({ from, field }) =>
      sql`(select count(*) from ${sql.table(from)} where ${sql.ref(field)} = ${sql.ref(id)}) as ${sql.ref(from)}`,
  )
  const others = otherCounts[kind]
  const counts = sql.join([sql`${sql.ref(id)} as "id"`, ...plain, ...(others ? [others] : [])])
  return async (db: Db, ids: readonly number[]): Promise<Map<number, UseCounts>> => {
    const rows = await inParts(db, ids, async (some) => {
      const counted = await sql<UseCounts & { id: number }>`
        select ${counts} from ${sql.table(name)} where ${sql.ref(id)} in (${sql.join(some)})`.execute(db)
      return counted.rows
    })
    return new Map(rows.map(({ id: of, ...uses }) => [of, uses]))
  }
}

/** Returns what finds why records of a kind must not be deleted, in the order of their ids. */
export function deleteProblems(kind: RecordKind) {
  const usesOf = countedUses(kind)
  return async (db: Db, ids: readonly number[]): Promise<(RowProblem | undefined)[]> => {
    const uses = await usesOf(db, ids)
    return ids.map((id) => inUseProblem(kind, uses.get(id) ?? {}))
  }
}
