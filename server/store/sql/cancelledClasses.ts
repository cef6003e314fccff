import { sql } from 'kysely'
import { rowsAsSource, writeInParts } from './rowSets.ts'
import type { Db } from './tables.ts'

/** A class in a division. */
export type Placed = Readonly<{ class_id: number; division_id: number }>

const pairs = (db: Db, placed: readonly Placed[]) => rowsAsSource(db, 'class_divisions', placed)

/** Notes that classes leave divisions, with what calendars have shown of them. */
export function noteLeft(db: Db, placed: readonly Placed[]): Promise<void> {
  const shown = sql`"M03_SubjectName", "M03_Title", "M03_ScheduledAt", "M03_ExpiryTime"`
  return writeInParts(db, placed, (some) =>
    sql`insert into "cancelled_classes" ("class_id", "division_id", ${shown}, "version", "times", "is_cancelled")
      select "M03_ClassesId", "M11_Division_id", ${shown}, "classes"."version", 1, 1
      from ${pairs(db, some)} as "given"
      join "classes" on "M03_ClassesId" = "given"."class_id"
      join "divisions" on "M11_Division_id" = "given"."division_id"
      where true
      on conflict ("class_id", "division_id") do update set
        "M03_SubjectName" = excluded."M03_SubjectName", "M03_Title" = excluded."M03_Title",
        "M03_ScheduledAt" = excluded."M03_ScheduledAt", "M03_ExpiryTime" = excluded."M03_ExpiryTime",
        "version" = excluded."version", "times" = "cancelled_classes"."times" + 1, "is_cancelled" = 1`.execute(
      db,
    ),
  )
}

/** Notes that classes are in divisions again. */
export const noteBack = (db: Db, placed: readonly Placed[]): Promise<void> =>
  writeInParts(db, placed, (some) =>
    sql`update "cancelled_classes" set "is_cancelled" = 0 where ("class_id", "division_id") in
      (select "class_id", "division_id" from ${pairs(db, some)} as "given")`.execute(db),
  )

/** Forgets a class that is erased. */
export const eraseCancelled = (classId: number) =>
  sql`delete from "cancelled_classes" where "class_id" = ${classId}`
