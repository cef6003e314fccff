import type { Migration } from 'kysely'
import type { AnyDb } from './parts.ts'

/** Windows of counted tries are found by when they end, so that they can be forgotten however many there are. */
export const signIn = (): Migration => ({
  async up(db: AnyDb) {
    await db.schema.createIndex('attempts_ends_at').on('attempts').column('ends_at').execute()
  },
})
