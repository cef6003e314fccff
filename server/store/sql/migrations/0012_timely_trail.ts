import { sql, type Migration } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'
import type { AnyDb } from './parts.ts'

/**
 * What the trail forgets goes by the hour, with the mark that has the files scrubbed of it, and no more with the next
 * entry, which left it in them.
 */
export const timelyTrail = (engine: Engine): Migration => ({
  async up(db: AnyDb) {
    if (engine === 'sqlite') {
      await sql`drop trigger "audit_forget"`.execute(db)
      return
    }
    await sql`drop trigger "audit_forget" on "audit"`.execute(db)
    await sql`drop function "audit_forget"()`.execute(db)
  },
})
