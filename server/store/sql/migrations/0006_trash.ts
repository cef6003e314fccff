import type { Migration } from 'kysely'
import { addFilterIndex, required, type AnyDb } from './parts.ts'

/** Deleted records that can come back. */
export const trash = (): Migration => ({
  async up(db: AnyDb) {
    await db.schema
      .createTable('trash')
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('row', 'text', required)
      .addColumn('at', 'bigint', required)
      .addPrimaryKeyConstraint('trash_key', ['kind', 'record_id'])
      .execute()
    await addFilterIndex(db, 'trash_at', 'trash', ['at'])
  },
})
