import type { SeveralOutcome } from '#contract/several.ts'
import { SubmittedOtherwise, type SeveralWrite } from '#server/store/severalStore.ts'
import { isOtherSubmit, SUBMIT_KEY_LIFE, type SubmitKey } from '#server/store/store.ts'
import type { Tables } from './tables.ts'

/**
 * Returns what became of several records at an earlier submit with the same key.
 * @throws {SubmittedOtherwise} if it came with other values
 */
export function earlierOutcome(
  { submits }: Tables,
  { submit, at }: Pick<SeveralWrite, 'submit' | 'at'>,
): SeveralOutcome | undefined {
  const earlier = submit && submits.get(submit.key)
  if (!submit || !earlier?.outcome || Math.abs(at - earlier.at) >= SUBMIT_KEY_LIFE) return undefined
  if (isOtherSubmit(submit, earlier.digest)) throw new SubmittedOtherwise()
  return earlier.outcome
}

/** Stores an outcome under its submit, and returns it. */
export function settled(
  { submits }: Tables,
  submit: SubmitKey | undefined,
  outcome: SeveralOutcome,
): SeveralOutcome {
  if (submit) submits.set(submit.key, { id: 0, at: submit.at, digest: submit.digest, outcome })
  return outcome
}
