import { sql } from 'kysely'
import { addFilterIndex, required, type AnyDb } from '#server/store/sql/migrations/parts.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** Totals of lists, sent forms, deleted and erased records, imports, and what the database knows of itself. */
export async function addUpkeep(db: AnyDb, engine: Engine): Promise<void> {
  await addCounts(db)
  await db.schema
    .createTable('submits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addColumn('digest', 'text')
    .addColumn('outcome', 'text')
    .execute()
  await db.schema
    .createTable('trash')
    .addColumn('kind', 'text', required)
    .addColumn('record_id', 'integer', required)
    .addColumn('row', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('trash_key', ['kind', 'record_id'])
    .execute()
  await addFilterIndex(db, 'trash_at', 'trash', ['at'])
  await addErased(db)
  await addImports(db)
  if (engine === 'postgres') await sampleNobody(db)
}

async function addCounts(db: AnyDb) {
  await db.schema
    .createTable('tallies')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('total', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('stamp', 'bigint', (column) => required(column).defaultTo(0))
    .execute()
  await sql`insert into "tallies" ("name", "total", "version") values ('courses', 0, 0), ('batches', 0, 0),
    ('divisions', 0, 0), ('students', 0, 0), ('teachers', 0, 0), ('classes', 0, 0)`.execute(db)
}

/** Erased records by id alone, so that a restored backup can be told of them. */
async function addErased(db: AnyDb) {
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
}

/** Each has the id of its entry in the audit trail, which contains what it wrote. */
async function addImports(db: AnyDb) {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('login', 'text', required)
    .addColumn('added', 'integer', required)
    .addColumn('changed', 'integer', required)
    .addColumn('undone_at', 'bigint')
    .execute()
  await addFilterIndex(db, 'imports_at', 'imports', ['at'])
}

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
  for (const [table, columns] of Object.entries(personal))
    for (const column of columns)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(db)
}
