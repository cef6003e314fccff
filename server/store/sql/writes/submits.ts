import type { BulkOutcome } from '#contract/bulkOutcome.ts'
import { isOtherSubmit, SUBMIT_KEY_LIFE, type SubmitKey } from '#server/store/stored.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** What an earlier submit wrote: one record that it added, or several. */
interface Earlier {
  id: number
  /** Whether it was added with other values. */
  isOther: boolean
  outcome?: BulkOutcome
}

/**
 * Claims a submit inside the transaction that adds the record; a second claim of the same key waits for the first to
 * commit. Returns the record that the key has already added, or undefined if the key is new.
 */
export async function claimSubmit(db: Db, submit: SubmitKey): Promise<Earlier | undefined> {
  const { key, at, digest } = submit
  await db
    .deleteFrom('submits')
    // A claim in the future beyond the tolerance was made with a wrong clock.
    .where((where) =>
      where.or([where('at', '<=', at - SUBMIT_KEY_LIFE), where('at', '>=', at + SUBMIT_KEY_LIFE)]),
    )
    .execute()
  const claimed = await db
    .insertInto('submits')
    .values({ key, record_id: 0, at, digest: digest ?? null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  if (claimed) return undefined
  const earlier = await db
    .selectFrom('submits')
    .select(['record_id', 'digest', 'outcome'])
    .where('key', '=', key)
    .executeTakeFirst()
  return (
    earlier && {
      id: earlier.record_id,
      isOther: isOtherSubmit(submit, earlier.digest),
      ...outcomeIn(earlier.outcome),
    }
  )
}

function outcomeIn(text: string | null): Pick<Earlier, 'outcome'> {
  if (text === null) return {}
  // Only `settleSubmit` writes these texts, from outcomes.
  const outcome: BulkOutcome = JSON.parse(text)
  return { outcome }
}

/** Stores the added record, or the outcome of several, under its claimed submit. */
export async function settleSubmit(
  db: Db,
  { key, digest }: SubmitKey,
  recordId: number,
  outcome?: BulkOutcome,
): Promise<void> {
  await db
    .updateTable('submits')
    .set({
      record_id: recordId,
      digest: digest ?? null,
      ...(outcome && { outcome: JSON.stringify(outcome) }),
    })
    .where('key', '=', key)
    .execute()
}
