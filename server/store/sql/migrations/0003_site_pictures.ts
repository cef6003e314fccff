import type { Migration } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'
import { required, type AnyDb } from './parts.ts'

/** The pictures of the site that were uploaded, and the files that were made of each. */
export const sitePictures = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    await db.schema
      .createTable('site_pictures')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('created_by', 'text', required)
      .addColumn('unused_since', 'bigint')
      .execute()
    await db.schema
      .createTable('site_picture_files')
      .addColumn('name', 'text', (column) => required(column.references('site_pictures.name')))
      .addColumn('width', 'integer', required)
      .addColumn('type', 'text', required)
      .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', required)
      .addPrimaryKeyConstraint('site_picture_files_key', ['name', 'width', 'type'])
      .execute()
  },
})
