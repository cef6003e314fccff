import { sql } from 'kysely'
import {
  addFilterIndex,
  addPartialSearchIndex,
  emptyKey,
  givenId,
  keyText,
  reference,
  required,
  versionNumber,
  type AnyDb,
} from '#server/store/sql/migrations/parts.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** Students and teachers, and what they are searched and sorted by. */
export async function addPeople(db: AnyDb, engine: Engine): Promise<void> {
  await addUsers(db, engine)
  await addMentors(db)
  await addUserSearch(db, engine)
}

async function addUsers(db: AnyDb, engine: Engine) {
  await db.schema
    .createTable('users')
    .addColumn('M05_UserId', 'integer', givenId(engine))
    .addColumn('M05_User_Type', 'text', (column) =>
      column.notNull().check(sql`"M05_User_Type" in ('student', 'teacher')`),
    )
    .addColumn('M05_UserName', 'text', required)
    .addColumn('M05_UserCode', 'text', required)
    .addColumn('code_key', 'text', (column) => column.notNull().unique())
    .addColumn('M05_CountryName', 'text', required)
    .addColumn('M05_Gender', 'text', required)
    .addColumn('M05_DOB', 'text', required)
    .addColumn('M05_M02_BachId', 'integer', (column) => reference('batches.M02_BatchId')(column).notNull())
    .addColumn('M05_M04_Role', 'integer', (column) => reference('roles.M04_RoleId')(column).notNull())
    .addColumn('M05_Qualification', 'text', required)
    .addColumn('M05_JoiningDate', 'text', required)
    .addColumn('M05_MobileNumber', 'text', required)
    .addColumn('M05_Address', 'text', required)
    .addColumn('M05_Email', 'text', required)
    .addColumn('M05_AllowLogin', 'integer', required)
    .addColumn('M05_IsActive', 'integer', required)
    .addColumn('M07_M11_DivisionId', 'integer')
    .addColumn('M06_Specialization', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('version', 'integer', versionNumber)
    // A student's division is one of their batch.
    .addForeignKeyConstraint(
      'users_division_of_batch',
      ['M07_M11_DivisionId', 'M05_M02_BachId'],
      'divisions',
      ['M11_Division_id', 'M11_Batch_id'],
    )
    .execute()
  await addFilterIndex(db, 'users_batch', 'users', ['M05_M02_BachId'])
  await addFilterIndex(db, 'users_division', 'users', ['M07_M11_DivisionId', 'M05_M02_BachId'])
  await addFilterIndex(db, 'users_role', 'users', ['M05_M04_Role'])
}

async function addMentors(db: AnyDb) {
  const mentor = 'M11_M05_User_Id'
  await db.schema
    .alterTable('divisions')
    .addColumn(mentor, 'integer', reference('users.M05_UserId'))
    .execute()
  await addFilterIndex(db, 'divisions_mentor', 'divisions', [mentor, 'M11_Division_id'])
}

async function addUserSearch(db: AnyDb, engine: Engine) {
  const [table, id, type, batch] = ['user_search', 'M05_UserId', 'M05_User_Type', 'M05_M02_BachId']
  await db.schema
    .createTable(table)
    .addColumn(id, 'integer', (column) => column.primaryKey().references(`users.${id}`).onDelete('cascade'))
    .addColumn(type, 'text', required)
    .addColumn(batch, 'integer', required)
    .addColumn('M07_M11_DivisionId', 'integer')
    .addColumn('search_text', 'text', required)
    .addColumn('M05_IsActive', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('sort_name', keyText(engine), emptyKey)
    .addColumn('sort_code', keyText(engine), emptyKey)
    .addColumn('joined', keyText(engine), emptyKey)
    .addColumn('sort_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const value of ['student', 'teacher']) {
    await addPartialSearchIndex(db, engine, { name: `${value}_search`, table, id, column: type, value })
  }
  await addFilterIndex(db, 'user_search_type', table, [type, id])
  await addFilterIndex(db, 'user_search_batch', table, [type, batch, id])
  await addFilterIndex(db, 'user_search_division', table, [type, 'M07_M11_DivisionId', id])
  await addFilterIndex(db, 'user_search_active', table, [type, 'M05_IsActive', id])
  for (const key of ['sort_name', 'sort_code', 'joined']) {
    await addFilterIndex(db, `user_search_${key}`, table, [type, key, 'sort_id'])
    await addFilterIndex(db, `user_search_batch_${key}`, table, [type, batch, key, 'sort_id'])
  }
}
