import { sql } from 'kysely'
import { inParts, rowsAsSource, writeInParts } from '#server/store/sql/writes/rowSets.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** A class in a division. */
export type Placed = Readonly<{ class_id: number; division_id: number }>

/** Notes that classes leave divisions with a page, with what calendars have shown of them. */
export function noteLeft(db: Db, placed: readonly Placed[]): Promise<void> {
  const shown = sql`"M03_SubjectName", "M03_Title", "M03_ScheduledAt", "M03_ExpiryTime"`
  return writeInParts(db, placed, (some) =>
    sql`insert into "cancelled_classes" ("class_id", "division_id", ${shown}, "version", "times", "is_cancelled")
      select "M03_ClassesId", "M11_Division_id", ${shown}, "classes"."version", 1, 1
      from ${rowsAsSource(db, 'class_divisions', some)} as "given"
      join "classes" on "M03_ClassesId" = "given"."class_id"
      join "divisions" on "M11_Division_id" = "given"."division_id"
      where "page_digest" is not null
      on conflict ("class_id", "division_id") do update set
        "M03_SubjectName" = excluded."M03_SubjectName", "M03_Title" = excluded."M03_Title",
        "M03_ScheduledAt" = excluded."M03_ScheduledAt", "M03_ExpiryTime" = excluded."M03_ExpiryTime",
        "version" = excluded."version", "times" = "cancelled_classes"."times" + 1, "is_cancelled" = 1`.execute(
      db,
    ),
  )
}

/** Notes that classes are in divisions again, once they are. */
export async function noteBack(db: Db, ids: readonly number[]): Promise<void> {
  await inParts(db, ids, async (some) => {
    await sql`update "cancelled_classes" set "is_cancelled" = 0
      where "class_id" in (${sql.join(some)}) and "is_cancelled" = 1 and exists (select 1 from "class_divisions" as "links"
        where "links"."class_id" = "cancelled_classes"."class_id"
          and "links"."division_id" = "cancelled_classes"."division_id")`.execute(db)
    return []
  })
}

/** Forgets a class that is erased. */
export const eraseCancelled = (classId: number) =>
  sql`delete from "cancelled_classes" where "class_id" = ${classId}`
