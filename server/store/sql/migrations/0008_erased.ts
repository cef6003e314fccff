import { sql, type Migration } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'
import { addFilterIndex, required, type AnyDb } from './parts.ts'

/** What was erased for good, by id alone, so that a restored backup can be told of it; and what the database knows of itself. */
export const erased = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    await db.schema
      .createTable('erased')
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('erased_key', ['kind', 'record_id'])
      .execute()
    await db.schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', required)
      .execute()
    await sql`insert into "facts" ("name", "value") 
      values ('lineage', ${crypto.randomUUID()}), ('unscrubbed', ${crypto.randomUUID()})`.execute(db)
    await addFilterIndex(db, 'audit_at', 'audit', ['at'])
    if (engine === 'postgres') await sampleNobody(db)
  },
})

/** Texts of people that no plan depends on. */
const personal = {
  trash: ['row'],
  audit: ['name', 'name_key', 'before', 'after'],
  users: [
    'M05_UserName',
    'M05_UserCode',
    'code_key',
    'M05_DOB',
    'M05_Qualification',
    'M05_MobileNumber',
    'M05_Address',
    'M05_Email',
    'M06_Specialization',
    'password_hash',
  ],
}

/** PostgreSQL keeps samples of each column for its planner, also of a table that is empty by now. */
async function sampleNobody(db: AnyDb) {
  for (const [table, columns] of Object.entries(personal)) {
    for (const column of columns) {
      // To name a type, if the same one, is what forgets the samples that there are.
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text,
        alter column ${sql.ref(column)} set statistics 0`.execute(db)
    }
  }
}
