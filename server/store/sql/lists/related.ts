import { sql } from 'kysely'
import type { Related } from './search.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** The names of the batches that a column refers to. */
export const batchNames = (column: string): Related => ({
  column,
  valuesWith: (contains) =>
    sql`select "M02_BatchId" from "batches" where ${contains(sql.ref('batches.search_text'))}`,
})

/** The titles of the courses that a column refers to. */
export const courseTitles = (column: string): Related => ({
  column,
  valuesWith: (contains) =>
    sql`select "M01_CourseId" from "courses" where ${contains(sql.ref('courses.title_key'))}`,
})

/** The names of the divisions that a column refers to. */
export const divisionNames = (column: string): Related => ({
  column,
  valuesWith: (contains) =>
    sql`select "M11_Division_id" from "divisions" where ${contains(sql.ref('divisions.search_text'))}`,
})

/** The names of the divisions of a class. */
export const namesOfClassDivisions: Related = {
  column: 'M03_ClassesId',
  valuesWith: (contains) =>
    sql`select "class_id" from "class_divisions" join "divisions" on "M11_Division_id" = "division_id"
      where ${contains(sql.ref('divisions.search_text'))}`,
}

/** The names of the teachers that a column refers to: the first line of their texts. */
export function teacherNames(engine: Engine, column: string): Related {
  const name =
    engine === 'postgres'
      ? sql`split_part("search_text", chr(10), 1)`
      : sql`substr("search_text", 1, instr("search_text", char(10)))`
  return {
    column,
    valuesWith: (contains) =>
      sql`select "M05_UserId" from "user_search" where "M05_User_Type" = 'teacher' and ${contains(name)}`,
  }
}
