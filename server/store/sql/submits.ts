import { SUBMIT_KEY_LIFE, type SubmitKey } from '#server/store/store.ts'
import type { Db } from './tables.ts'

/**
 * Claims a submit inside the transaction that adds the record; a second claim of the same key waits for the
 * first to commit. Answers the id of the record that the key already made, or undefined when it is new.
 */
export async function claimSubmit(db: Db, { key, at }: SubmitKey): Promise<number | undefined> {
  await db
    .deleteFrom('submits')
    .where('at', '<=', at - SUBMIT_KEY_LIFE)
    .execute()
  const claimed = await db
    .insertInto('submits')
    .values({ key, record_id: 0, at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const earlier = await db.selectFrom('submits').select('record_id').where('key', '=', key).executeTakeFirst()
  return earlier?.record_id
}

/** Ties a claimed submit to the record that it made. */
export async function settleSubmit(db: Db, { key }: SubmitKey, recordId: number): Promise<void> {
  await db.updateTable('submits').set({ record_id: recordId }).where('key', '=', key).execute()
}
