import { sql, type Migration } from 'kysely'
import { foldText } from '#contract/foldText.ts'
import type { AnyDb } from './parts.ts'

/** Rows that are read at once. */
const SLICE = 500

/** The user code as in `contract/search.ts`, codeOf. */
const code = ['-', '_', '.', '/', ' '].reduce(
  (text, separator) => sql`replace(${text}, ${sql.lit(separator)}, '')`,
  sql`"code_key"`,
)

/**
 * Adds to the searched text of people the user code without separators, and a teacher's specialization. The mobile number
 * stays the last line.
 */
export const searchColumns = (): Migration => ({
  async up(db: AnyDb) {
    await insertBeforeNumber(db, code, sql`"users"."M05_User_Type" = 'student' and "code_key" <> ${code}`)
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number; text: string }>`
        select "M05_UserId" as "id", "M06_Specialization" as "text" from "users"
        where "M05_User_Type" = 'teacher' and "M05_UserId" > ${last} order by "M05_UserId" limit ${SLICE}`.execute(
        db,
      )
      for (const { id, text } of rows)
        await insertBeforeNumber(
          db,
          sql`${code} || ${`\n${foldText(text)}`}`,
          sql`"users"."M05_UserId" = ${id}`,
        )
      last = rows.at(-1)?.id ?? 0
      if (rows.length < SLICE) break
    }
  },
})

/** Inserts a line before the last one, which is the mobile number. */
async function insertBeforeNumber(
  db: AnyDb,
  line: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  await sql`update "user_search" set "search_text" =
      substr("search_text", 1, length("search_text") - length("M05_MobileNumber")) || ${line} || ${'\n'} || "M05_MobileNumber"
    from "users" where "users"."M05_UserId" = "user_search"."M05_UserId" and ${condition}`.execute(db)
}
