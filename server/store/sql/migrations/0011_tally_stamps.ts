import type { Migration } from 'kysely'
import { required, type AnyDb } from './parts.ts'

/** Tells the last write of a list from every other one, also from those that an older copy of the database took. */
export const tallyStamps = (): Migration => ({
  async up(db: AnyDb) {
    await db.schema
      .alterTable('tallies')
      .addColumn('stamp', 'bigint', (column) => required(column).defaultTo(0))
      .execute()
  },
})
