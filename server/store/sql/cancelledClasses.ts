import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** Notes that a class leaves divisions, with what calendars have shown of it. */
export async function noteLeft(db: Db, classId: number, divisionIds: readonly number[]): Promise<void> {
  if (divisionIds.length === 0) return
  const shown = sql`"M03_SubjectName", "M03_Title", "M03_ScheduledAt", "M03_ExpiryTime", "version"`
  await sql`insert into "cancelled_classes" ("class_id", "division_id", ${shown}, "times", "is_cancelled")
    select "M03_ClassesId", "M11_Division_id", ${shown}, 1, 1
    from (select "M03_ClassesId", ${shown} from "classes" where "M03_ClassesId" = ${classId}) as "class",
      (select "M11_Division_id" from "divisions" where "M11_Division_id" in (${sql.join(divisionIds)})) as "division"
    where true
    on conflict ("class_id", "division_id") do update set
      "M03_SubjectName" = excluded."M03_SubjectName", "M03_Title" = excluded."M03_Title",
      "M03_ScheduledAt" = excluded."M03_ScheduledAt", "M03_ExpiryTime" = excluded."M03_ExpiryTime",
      "version" = excluded."version", "times" = "cancelled_classes"."times" + 1, "is_cancelled" = 1`.execute(
    db,
  )
}

/** Notes that a class is in these divisions again. */
export async function noteBack(db: Db, classId: number, divisionIds: readonly number[]): Promise<void> {
  if (divisionIds.length === 0) return
  await db
    .updateTable('cancelled_classes')
    .set({ is_cancelled: 0 })
    .where('class_id', '=', classId)
    .where('division_id', 'in', divisionIds)
    .execute()
}

/** Forgets a class that is erased. */
export const eraseCancelled = (classId: number) =>
  sql`delete from "cancelled_classes" where "class_id" = ${classId}`
