import type { Migration } from 'kysely'
import { required, type AnyDb } from './parts.ts'

/** The published versions of the site, and the drafts of its sections. */
export const site: Migration = {
  async up(db: AnyDb) {
    await db.schema
      .createTable('site_versions')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', required)
      .addColumn('by', 'text', required)
      .addColumn('account_id', 'integer')
      .addColumn('content', 'text', required)
      .addColumn('gone', 'text', required)
      .addColumn('summary', 'text', required)
      .addColumn('hash', 'text', required)
      .execute()
    await db.schema
      .createTable('site_drafts')
      .addColumn('section', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'integer', required)
      .addColumn('content', 'text')
      .addColumn('base', 'text')
      .addColumn('changed_at', 'bigint')
      .addColumn('changed_by', 'text')
      .execute()
  },
}
