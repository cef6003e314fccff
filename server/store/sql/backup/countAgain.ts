import { sql } from 'kysely'
import { KINDS } from '#contract/kinds.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { newStamp } from '#server/store/sql/lists/storedCount.ts'

/** The kinds whose lists have a stored count. Roles have none, as they are all on one page. */
const tallied = KINDS.filter((kind) => kind !== 'roles')

const parts = [
  ['batch', 'M05_M02_BachId', sql`true`],
  ['division', 'M07_M11_DivisionId', sql`true`],
  ['active_division', 'M07_M11_DivisionId', sql`"M05_IsActive" = 1`],
] as const

/** Updates every stored count, after rows were inserted without counting. */
export async function countAgain(db: Db): Promise<void> {
  const stamp = newStamp()
  for (const kind of tallied) {
    const { name: table, only = sql`true` } = tableOf(kind)
    await sql`update "tallies" set "total" = (select count(*) from ${sql.table(table)} where ${only}),
      "version" = "version" + 1, "stamp" = ${stamp} where "name" = ${kind}`.execute(db)
  }
  await sql`update "tallies" set "total" = 0, "version" = "version" + 1, "stamp" = ${stamp} where "name" like '%:%'`.execute(
    db,
  )
  for (const [part, column, isCounted] of parts) {
    const home = sql.ref(column)
    await sql`insert into "tallies" ("name", "total", "version", "stamp")
      select "M05_User_Type" || 's:' || ${sql.lit(part)} || ':' || ${home}, count(*), 1, ${sql.lit(stamp)}
      from "users" where ${home} is not null and ${isCounted} group by "M05_User_Type", ${home}
      on conflict ("name") do update
        set "total" = excluded."total", "version" = "tallies"."version" + 1`.execute(db)
  }
}
