import { KINDS, recordKinds, type RecordKind } from './kinds.ts'

/** Number of records of each kind that refer to a record. */
export type UseCounts = Partial<Record<RecordKind, number>>

/**
 * Returns why a record cannot be deleted (reading Q79): '12 students and 2 classes use this batch.' Undefined if
 * nothing refers to it.
 */
export function inUseText(kind: RecordKind, counts: UseCounts): string | undefined {
  const users = usesIn(counts).map(({ text }) => text)
  if (users.length === 0) return undefined
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `${listed(users)} ${total === 1 ? 'uses' : 'use'} this ${noun(kind)}.`
}

/** Returns the kinds that refer to a record, with their numbers as texts: '12 students'. */
export function usesIn(counts: UseCounts): { kind: RecordKind; text: string }[] {
  return KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [{ kind, text: `${count} ${count === 1 ? noun(kind) : kind}` }]
  })
}

const noun = (kind: RecordKind) => recordKinds[kind].name.toLowerCase()

const listed = (parts: string[]) =>
  parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
