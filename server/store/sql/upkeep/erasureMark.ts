import type { Db } from '#server/store/sql/tables.ts'

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
