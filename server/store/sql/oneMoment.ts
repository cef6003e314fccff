import type { Db, Engine } from './tables.ts'

/** Reads a database as it is now until `work` is done; writers go on meanwhile, and none of what they do is seen. */
export async function atOneMoment<T>(db: Db, engine: Engine, work: (moment: Db) => Promise<T>): Promise<T> {
  const transaction = db.transaction().setAccessMode('read only')
  const isolated = engine === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return isolated.execute(work)
}
