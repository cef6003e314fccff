import { sql } from 'kysely'
import type { RecordKind } from '#contract/kinds.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'
import type { Related } from './search.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** The column with a record's name, folded. A course's texts also have its description. */
const nameColumn = (kind: RecordKind) => (kind === 'courses' ? 'title_key' : 'search_text')

/** The names of the records of a kind that a column refers to. */
export function relatedNames(engine: Engine, kind: RecordKind, column: string): Related {
  if (kind === 'teachers') return teacherNames(engine, column)
  const { name, id } = tableOf(kind)
  const text = sql.ref(`${name}.${nameColumn(kind)}`)
  return {
    column,
    valuesWith: (contains) => sql`select ${sql.ref(id)} from ${sql.table(name)} where ${contains(text)}`,
  }
}

/** The names of the divisions of a class. */
export const namesOfClassDivisions: Related = {
  column: 'M03_ClassesId',
  valuesWith: (contains) =>
    sql`select "class_id" from "class_divisions" join "divisions" on "M11_Division_id" = "division_id"
      where ${contains(sql.ref('divisions.search_text'))}`,
}

/** The names of teachers: the first line of their texts. */
function teacherNames(engine: Engine, column: string): Related {
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
