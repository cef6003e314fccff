import {
  addFilterIndex,
  addOrderIndex,
  addSearchIndex,
  addSortIndex,
  givenId,
  keyText,
  reference,
  required,
  versionNumber,
  type AnyDb,
} from '#server/store/sql/migrations/parts.ts'
import type { Engine } from '#server/store/sql/tables.ts'

const [table, id, batch] = ['classes', 'M03_ClassesId', 'M03_M02_BatchId']
const [start, expiry] = ['M03_ScheduledAt', 'M03_ExpiryTime']

/** Classes, their divisions, and the classes that left a division. */
export async function addClasses(db: AnyDb, engine: Engine): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn(id, 'integer', givenId(engine))
    .addColumn('M03_SubjectName', 'text', required)
    .addColumn('M03_Title', 'text', required)
    .addColumn(start, keyText(engine), required)
    .addColumn(expiry, keyText(engine))
    .addColumn(batch, 'integer', (column) => reference('batches.M02_BatchId')(column).notNull())
    .addColumn('M03_YouTubeLink', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('version', 'integer', versionNumber)
    .addUniqueConstraint('classes_of_batch', [id, batch])
    .execute()
  await addSearchIndex(db, engine, { table, id })
  await addOrderIndex(db, engine, table, id)
  await addFilterIndex(db, 'classes_batch', table, [batch, id])
  const sorted: Record<string, string[]> = {
    classes_time: [start],
    classes_batch_time: [batch, start],
    classes_state: [start, expiry],
    classes_video: ['M03_YouTubeLink'],
  }
  for (const [name, columns] of Object.entries(sorted))
    await addSortIndex(db, engine, { name, table, columns, id })
  await addClassDivisions(db)
  await addCancelledClasses(db)
}

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

async function addCancelledClasses(db: AnyDb) {
  await db.schema
    .createTable('cancelled_classes')
    .addColumn('class_id', 'integer', required)
    .addColumn('division_id', 'integer', required)
    .addColumn('M03_SubjectName', 'text', required)
    .addColumn('M03_Title', 'text', required)
    .addColumn(start, 'text', required)
    .addColumn(expiry, 'text')
    .addColumn('version', 'integer', required)
    .addColumn('times', 'integer', required)
    .addColumn('is_cancelled', 'integer', required)
    .addPrimaryKeyConstraint('cancelled_classes_key', ['class_id', 'division_id'])
    .execute()
  await addFilterIndex(db, 'cancelled_classes_division', 'cancelled_classes', ['division_id', start])
  await addFilterIndex(db, 'cancelled_classes_start', 'cancelled_classes', [start])
}
