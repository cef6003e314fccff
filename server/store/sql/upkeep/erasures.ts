import type { Erasure } from '#server/store/upkeepStore.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Records that a record was erased, by its kind and id only. */
export async function noteErasure(db: Db, { kind, id, at }: Erasure): Promise<void> {
  await db
    .insertInto('erased')
    .values({ kind, record_id: id, at })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doNothing())
    .execute()
}

/** Returns every erasure, oldest first, and the lineage that identifies the database. */
export async function readErasures(db: Db): Promise<{ lineage: string; erased: Erasure[] }> {
  const { value } = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'lineage')
    .executeTakeFirstOrThrow()
  const erased = await db
    .selectFrom('erased')
    .select(['kind', 'record_id as id', 'at'])
    .orderBy('at')
    .execute()
  return { lineage: value, erased }
}

/** Marks, in the transaction that deletes rows, that the database files still contain them. */
export async function markErasure(db: Db): Promise<void> {
  const value = crypto.randomUUID()
  await db
    .insertInto('facts')
    .values({ name: 'unscrubbed', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Returns the newest mark of {@link markErasure}, if there is one. */
export async function erasureMark(db: Db): Promise<string | undefined> {
  const fact = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', 'unscrubbed')
    .executeTakeFirst()
  return fact?.value
}

/** Removes a mark, unless there is a newer one. */
export async function removeMark(db: Db, mark: string): Promise<void> {
  await db.deleteFrom('facts').where('name', '=', 'unscrubbed').where('value', '=', mark).execute()
}
