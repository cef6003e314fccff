import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Runs `work` in a transaction that sees the database as of one moment; writes may continue meanwhile. */
export async function atOneMoment<T>(db: Db, engine: Engine, work: (moment: Db) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  const isolated = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return isolated.execute(work)
}
