import { sql } from 'kysely'
import { isUnavailable } from '#server/store/sql/faults.ts'
import type { Db } from '#server/store/sql/tables.ts'

/**
 * Brings all of an embedded database into its one file, so that the file can be moved. Opening it again undoes this.
 * @returns false when another process has it open
 */
export async function settleFile(db: Db): Promise<boolean> {
  try {
    await sql`pragma journal_mode = delete`.execute(db)
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}
