import type { Migration } from 'kysely'
import { required, type AnyDb } from './parts.ts'

/** Imports of spreadsheets: each has the id of its entry in the audit trail, which contains what it wrote. */
export const imports = (): Migration => ({
  async up(db: AnyDb) {
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
    await db.schema.createIndex('imports_at').on('imports').column('at').execute()
  },
})
