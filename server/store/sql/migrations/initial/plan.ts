import { sql } from 'kysely'
import { foldText } from '#contract/text/foldText.ts'
import { STUDENT_ROLE, TEACHER_ROLE } from '#contract/roles.ts'
import {
  addFilterIndex,
  addOrderIndex,
  addSearchIndex,
  addSortIndex,
  emptyKey,
  givenId,
  keyText,
  reference,
  required,
  versionNumber,
  type AnyDb,
} from '#server/store/sql/migrations/parts.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** Courses, roles, batches and divisions. */
export async function addPlan(db: AnyDb, engine: Engine): Promise<void> {
  await addCourses(db, engine)
  await addRoles(db, engine)
  await addBatches(db, engine)
  await addDivisions(db, engine)
}

async function addCourses(db: AnyDb, engine: Engine) {
  const [table, id] = ['courses', 'M01_CourseId']
  await db.schema
    .createTable(table)
    .addColumn(id, 'integer', givenId(engine))
    .addColumn('M01_Title', 'text', required)
    .addColumn('M01_Description', 'text', required)
    .addColumn('title_key', 'text', (column) => column.notNull().unique())
    .addColumn('search_text', 'text', required)
    .addColumn('version', 'integer', versionNumber)
    .addColumn('sort_name', keyText(engine), emptyKey)
    .execute()
  await addSearchIndex(db, engine, { table, id })
  await addOrderIndex(db, engine, table, id)
  await addSortIndex(db, engine, { name: 'courses_sort_name', table, columns: ['sort_name'], id })
}

async function addRoles(db: AnyDb, engine: Engine) {
  await db.schema
    .createTable('roles')
    .addColumn('M04_RoleId', 'integer', givenId(engine))
    .addColumn('M04_RoleName', 'text', required)
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', versionNumber)
    .execute()
  for (const { M04_RoleId, M04_RoleName } of [STUDENT_ROLE, TEACHER_ROLE]) {
    await sql`insert into "roles" ("M04_RoleId", "M04_RoleName", "name_key")
      values (${M04_RoleId}, ${M04_RoleName}, ${foldText(M04_RoleName)})`.execute(db)
  }
  if (engine === 'postgres') {
    const next = sql.lit(Math.max(STUDENT_ROLE.M04_RoleId, TEACHER_ROLE.M04_RoleId) + 1)
    await sql`alter table "roles" alter column "M04_RoleId" restart with ${next}`.execute(db)
  }
}

async function addBatches(db: AnyDb, engine: Engine) {
  const [table, id, course] = ['batches', 'M02_BatchId', 'M02_M01_CourseId']
  await db.schema
    .createTable(table)
    .addColumn(id, 'integer', givenId(engine))
    .addColumn('M02_Name', 'text', required)
    .addColumn(course, 'integer', reference('courses.M01_CourseId'))
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('search_text', 'text', required)
    .addColumn('version', 'integer', versionNumber)
    .addColumn('sort_name', keyText(engine), emptyKey)
    .execute()
  await addSearchIndex(db, engine, { table, id })
  await addOrderIndex(db, engine, table, id)
  await addFilterIndex(db, 'batches_course', table, [course, id])
  await addSortIndex(db, engine, { name: 'batches_sort_name', table, columns: ['sort_name'], id })
  await addSortIndex(db, engine, { name: 'batches_course_name', table, columns: [course, 'sort_name'], id })
}

/** Without the mentor, a user, who comes later: users name their division. */
async function addDivisions(db: AnyDb, engine: Engine) {
  const [table, id, batch] = ['divisions', 'M11_Division_id', 'M11_Batch_id']
  await db.schema
    .createTable(table)
    .addColumn(id, 'integer', givenId(engine))
    .addColumn('M11_Division_name', 'text', required)
    .addColumn(batch, 'integer', (column) => reference('batches.M02_BatchId')(column).notNull())
    .addColumn('search_text', 'text', required)
    .addColumn('version', 'integer', versionNumber)
    .addColumn('sort_name', keyText(engine), emptyKey)
    .addColumn('page_token', 'text')
    .addColumn('page_digest', 'text')
    .addColumn('page_since', 'bigint')
    .addUniqueConstraint('divisions_of_batch', [id, batch])
    .execute()
  await addSearchIndex(db, engine, { table, id })
  await addOrderIndex(db, engine, table, id)
  await addFilterIndex(db, 'divisions_batch', table, [batch, id])
  await addSortIndex(db, engine, { name: 'divisions_sort_name', table, columns: ['sort_name'], id })
  await addSortIndex(db, engine, { name: 'divisions_batch_name', table, columns: [batch, 'sort_name'], id })
  await db.schema.createIndex('divisions_page_digest').on(table).column('page_digest').unique().execute()
}
