import { countText } from '#admin/shared/kindTexts.ts'
import type { BulkKind } from '#api/endpoints/bulk.ts'
import type { BulkOutcome } from '#contract/bulkOutcome.ts'

/** What is done to several records, as a past participle. */
export interface BulkAction {
  /** 'moved to Batch 07 Women, Division B' */
  done: string
  /** 'moved' */
  short: string
}

const has = (count: number) => (count === 1 ? 'has' : 'have')

/** '12 students have been moved to Batch 07 Women, Division B.' */
export const doneText = (kind: BulkKind, count: number, { done }: BulkAction) =>
  `${countText(kind, count)} ${has(count)} been ${done}.`

/** '2 students have not been moved:' */
export const refusedText = (kind: BulkKind, count: number, { short }: BulkAction) =>
  `${countText(kind, count)} ${has(count)} not been ${short}:`

/** The records that were refused for one reason. */
export interface RefusedReason {
  message: string
  names: readonly string[]
}

/** Returns who was refused, by reason. */
export function reasonsOf(
  refused: BulkOutcome['refused'],
  nameOf: (id: number) => string,
): readonly RefusedReason[] {
  const reasons = new Map<string, string[]>()
  for (const { id, message } of refused) reasons.set(message, [...(reasons.get(message) ?? []), nameOf(id)])
  return [...reasons].map(([message, names]) => ({ message, names }))
}

/** Names in a sentence; beyond the most, only their number. */
const MOST_NAMES = 8

/** 'Fathima Nasreen, Aysha Rahman and 3 more' */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).join(', ')
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown
}
