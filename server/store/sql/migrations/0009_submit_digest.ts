import type { Migration } from 'kysely'
import type { AnyDb } from './parts.ts'

/** What each submit was made of: null in rows that were made before, which repeat whatever their key sends. */
export const submitDigest = (): Migration => ({
  async up(db: AnyDb) {
    await db.schema.alterTable('submits').addColumn('digest', 'text').execute()
  },
})
