import { inUseText, type UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { DELETE_FIRST } from '#contract/trash.ts'
import { InUse } from './storeErrors.ts'

/** Returns why a record cannot be deleted: others refer to it, with their numbers (reading Q79). */
export function inUseProblem(kind: RecordKind, counts: UseCounts): InUse | undefined {
  const text = inUseText(kind, counts)
  return text === undefined ? undefined : new InUse(text)
}

/** 422 under a division's batch; undefined if the division can move. */
export function cannotMoveText(counts: UseCounts): string | undefined {
  const text = inUseText('divisions', counts)
  return text && `${text} It cannot move to another batch.`
}

/** Refuses to erase a record that is not deleted. */
export function refuseLive(isLive: boolean): void {
  if (isLive) throw new InUse(DELETE_FIRST)
}

/** 403 when a role that users receive is deleted. @spec 490, reading Q31 */
export const neededRoleText = (name: string) => `The role "${name}" is needed and cannot be deleted.`

/** 422 under the new name of a role that users receive by its name (reading Q30). */
export const fixedNameText = (name: string) => `The role "${name}" is needed, so its name cannot be changed`
