import { sql } from 'kysely'
import { divisions, type Division } from '#contract/divisions.ts'
import { cannotMoveText } from '#server/store/refusals.ts'
import { FieldProblem } from '#server/store/storeErrors.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Cells } from '#server/store/sql/writes/rowSets.ts'
import { countedUses } from '#server/store/sql/writes/uses.ts'
import { sqlPlain } from './sqlPlain.ts'

/** Divisions in SQL: with the number of their students, and whether they have a class page. */
export const sqlDivisions = (db: Db, engine: Engine) =>
  sqlPlain(db, engine, 'divisions', divisions, {
    fields: {
      columns: sql`coalesce("tallies"."total", 0) as "students_count", "page_token" is not null as "has_class_page"`,
      joins: sql`left join "tallies" on "tallies"."name" = 'students:active_division:' || "M11_Division_id"`,
      // SQLite has no booleans.
      read: (row) => ({ ...row, has_class_page: Boolean(row.has_class_page) }),
    },
    beside: ['students'],
    problemsOf: moveProblems,
  })

const usesOf = countedUses('divisions')

/** A division in use stays in its batch. */
async function moveProblems(db: Db, rows: readonly { row: Cells; current?: Division }[]) {
  const moved = rows.flatMap(({ row, current }) =>
    current && current.M11_Batch_id !== row['M11_Batch_id'] ? [current.M11_Division_id] : [],
  )
  const uses = await usesOf(db, moved)
  return rows.map(({ current }) => {
    const refusal = cannotMoveText(uses.get(current?.M11_Division_id ?? 0) ?? {})
    return refusal === undefined ? undefined : new FieldProblem('M11_Batch_id', refusal)
  })
}
