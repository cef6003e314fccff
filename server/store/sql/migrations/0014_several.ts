import { sql, type Migration } from 'kysely'
import { addFilterIndex, type AnyDb } from './parts.ts'

/**
 * Several records in one action: their entries in the audit trail belong to one entry, and their submit is answered the same
 * way again. Users are listed by whether they are active, and those who left are not counted in their division.
 */
export const several = (): Migration => ({
  async up(db: AnyDb) {
    await db.schema.alterTable('audit').addColumn('part_of', 'integer').execute()
    await sql`create index "audit_parts" on "audit" ("part_of") where "part_of" is not null`.execute(db)
    await db.schema.alterTable('submits').addColumn('outcome', 'text').execute()
    await addActive(db)
    await sql`insert into "tallies" ("name", "total", "version")
      select 'students:active_division:' || "M07_M11_DivisionId", count(*), 1 from "users"
      where "M05_User_Type" = 'student' and "M05_IsActive" = 1 and "M07_M11_DivisionId" is not null
      group by "M07_M11_DivisionId"`.execute(db)
  },
})

async function addActive(db: AnyDb) {
  const [table, active] = ['user_search', 'M05_IsActive']
  await db.schema
    .alterTable(table)
    .addColumn(active, 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`update "user_search" set "M05_IsActive" = 0
    where "M05_UserId" in (select "M05_UserId" from "users" where "M05_IsActive" = 0)`.execute(db)
  await addFilterIndex(db, 'user_search_active', table, ['M05_User_Type', active, 'M05_UserId'])
}
