import type { UpkeepStore } from '#server/store/upkeepStore.ts'
import { backupTables } from '#server/store/sql/backup/backupTables.ts'
import { readErasures } from './erasures.ts'
import { deleteExpired } from './deleteExpired.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Rewrites the files of a database, as {@link UpkeepStore.rebuild} says. */
export type Rebuild = (db: Db) => Promise<boolean>

/** Upkeep in SQL, as {@link UpkeepStore} says. */
export function sqlUpkeep(db: Db, engine: Engine, rebuild: Rebuild): UpkeepStore {
  return {
    deleteExpired: (at) => deleteExpired(db, engine, at),
    rebuild: () => rebuild(db),
    erasures: () => readErasures(db),
    backedUpAt: () => backedUpAt(db),
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
