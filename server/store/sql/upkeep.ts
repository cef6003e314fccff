import type { UpkeepStore } from '#server/store/upkeepStore.ts'
import { backupTables } from './backup/backupTables.ts'
import { readErasures } from './erasures.ts'
import { deleteExpired } from './deleteExpired.ts'
import { embeddedScrub } from './scrub/embeddedScrub.ts'
import { postgresScrub, type WithPatient } from './scrub/postgresScrub.ts'
import { Scrubber } from './scrub/scrubber.ts'
import type { Db, Engine } from './tables.ts'

/**
 * Upkeep in SQL, as {@link UpkeepStore} says.
 * @param withPatient provides a connection without the time limits of requests while `work` runs
 */
export function sqlUpkeep(
  db: Db,
  engine: Engine,
  withPatient: WithPatient = (work) => work(db),
): UpkeepStore & { close: () => Promise<void> } {
  const scrubber = new Scrubber(db, engine === 'sqlite' ? embeddedScrub(db) : postgresScrub(withPatient))
  return {
    deleteExpired: (at) => deleteExpired(db, engine, at),
    scrub: () => scrubber.scrub(),
    erasures: () => readErasures(db),
    backedUpAt: () => backedUpAt(db),
    close: () => scrubber.close(),
  }
}

async function backedUpAt(db: Db): Promise<number | undefined> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'backed_up_at')
    .executeTakeFirst()
  return fact && Number(fact.value)
}

/**
 * Stores the time of a backup, if the database's schema has a table for it.
 * @param at ms since 1970
 */
export async function noteBackup(db: Db, engine: Engine, at: number): Promise<void> {
  const tables = await backupTables(db, engine)
  if (!tables.some(({ name }) => name === 'facts')) return
  const value = String(at)
  await db
    .insertInto('facts')
    .values({ name: 'backed_up_at', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
