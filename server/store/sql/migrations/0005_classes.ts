import { sql, type Migration } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'
import {
  addFilterIndex,
  addOrderIndex,
  addSearchIndex,
  givenId,
  reference,
  required,
  versionNumber,
  type AnyDb,
} from './parts.ts'

/** Classes. */
export const classes = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    await db.schema
      .createTable('classes')
      .addColumn('M03_ClassesId', 'integer', givenId(engine))
      .addColumn('M03_SubjectName', 'text', required)
      .addColumn('M03_Title', 'text', required)
      .addColumn('M03_ScheduledAt', 'text', required)
      .addColumn('M03_ExpiryTime', 'text')
      .addColumn('M03_M02_BatchId', 'integer', (column) => reference('batches.M02_BatchId')(column).notNull())
      .addColumn('M03_YouTubeLink', 'text', required)
      .addColumn('search_text', 'text', required)
      .addColumn('version', 'integer', versionNumber)
      .addUniqueConstraint('classes_of_batch', ['M03_ClassesId', 'M03_M02_BatchId'])
      .execute()
    await addSearchIndex(db, engine, { table: 'classes', id: 'M03_ClassesId' })
    await addOrderIndex(db, engine, 'classes', 'M03_ClassesId')
    await addFilterIndex(db, 'classes_batch', 'classes', ['M03_M02_BatchId', 'M03_ClassesId'])
    await addClassDivisions(db)
    await sql`insert into "tallies" ("name", "total", "version") values ('classes', 0, 0)`.execute(db)
  },
})

async function addClassDivisions(db: AnyDb) {
  await db.schema
    .createTable('class_divisions')
    .addColumn('class_id', 'integer', required)
    .addColumn('division_id', 'integer', required)
    .addColumn('batch_id', 'integer', required)
    .addPrimaryKeyConstraint('class_divisions_key', ['class_id', 'division_id'])
    .addForeignKeyConstraint(
      'class_divisions_class',
      ['class_id', 'batch_id'],
      'classes',
      ['M03_ClassesId', 'M03_M02_BatchId'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .addForeignKeyConstraint(
      'class_divisions_division',
      ['division_id', 'batch_id'],
      'divisions',
      ['M11_Division_id', 'M11_Batch_id'],
      (constraint) => constraint.onDelete('restrict'),
    )
    .execute()
  await addFilterIndex(db, 'class_divisions_order', 'class_divisions', ['division_id', 'class_id'])
}
