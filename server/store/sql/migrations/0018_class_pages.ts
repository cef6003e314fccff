import type { Migration } from 'kysely'
import { addFilterIndex, required, type AnyDb } from './parts.ts'

/** Addresses of class pages, and the classes that left a division. */
export const classPages = (): Migration => ({
  async up(db: AnyDb) {
    await db.schema.alterTable('divisions').addColumn('page_token', 'text').execute()
    await db.schema.alterTable('divisions').addColumn('page_digest', 'text').execute()
    await db.schema.alterTable('divisions').addColumn('page_since', 'bigint').execute()
    await db.schema
      .createIndex('divisions_page_digest')
      .on('divisions')
      .column('page_digest')
      .unique()
      .execute()
    await db.schema
      .createTable('cancelled_classes')
      .addColumn('class_id', 'integer', required)
      .addColumn('division_id', 'integer', required)
      .addColumn('M03_SubjectName', 'text', required)
      .addColumn('M03_Title', 'text', required)
      .addColumn('M03_ScheduledAt', 'text', required)
      .addColumn('M03_ExpiryTime', 'text')
      .addColumn('version', 'integer', required)
      .addColumn('times', 'integer', required)
      .addColumn('is_cancelled', 'integer', required)
      .addPrimaryKeyConstraint('cancelled_classes_key', ['class_id', 'division_id'])
      .execute()
    await addFilterIndex(db, 'cancelled_classes_division', 'cancelled_classes', [
      'division_id',
      'M03_ScheduledAt',
    ])
    await addFilterIndex(db, 'cancelled_classes_start', 'cancelled_classes', ['M03_ScheduledAt'])
  },
})
