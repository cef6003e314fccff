import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/store/sql/tables.ts'
import { STAMPS } from '#server/store/sql/tally.ts'

const lists = [
  ['courses', sql`select count(*) from "courses"`],
  ['batches', sql`select count(*) from "batches"`],
  ['divisions', sql`select count(*) from "divisions"`],
  ['classes', sql`select count(*) from "classes"`],
  ['students', sql`select count(*) from "users" where "M05_User_Type" = 'student'`],
  ['teachers', sql`select count(*) from "users" where "M05_User_Type" = 'teacher'`],
] as const

const parts = [
  ['batch', 'M05_M02_BachId'],
  ['division', 'M07_M11_DivisionId'],
] as const

/** Sets every tally to what is there, after rows went in a way that counts nothing. */
export async function countAgain(db: Db): Promise<void> {
  const stamp = randomInt(STAMPS)
  for (const [name, total] of lists)
    await sql`update "tallies" set "total" = (${total}), "version" = "version" + 1, "stamp" = ${stamp}
      where "name" = ${name}`.execute(db)
  await sql`update "tallies" set "total" = 0, "version" = "version" + 1, "stamp" = ${stamp} where "name" like '%:%'`.execute(
    db,
  )
  for (const [part, column] of parts) {
    const home = sql.ref(column)
    await sql`insert into "tallies" ("name", "total", "version", "stamp")
      select "M05_User_Type" || 's:' || ${sql.lit(part)} || ':' || ${home}, count(*), 1, ${sql.lit(stamp)}
      from "users" where ${home} is not null group by "M05_User_Type", ${home}
      on conflict ("name") do update
        set "total" = excluded."total", "version" = "tallies"."version" + 1`.execute(db)
  }
}
