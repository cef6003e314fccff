import { KINDS, recordKinds, type RecordKind } from './kinds.ts'

/** Number of records of each kind that refer to a record. */
export type UseCounts = Partial<Record<RecordKind, number>>

/**
 * Returns why a record cannot be deleted (reading Q79): '12 students and 2 classes use this batch.' Undefined if
 * nothing refers to it.
 */
export function inUseText(kind: RecordKind, counts: UseCounts): string | undefined {
  const users = KINDS.flatMap((user) => {
    const count = counts[user] ?? 0
    return count === 0 ? [] : [`${count} ${count === 1 ? noun(user) : user}`]
  })
  if (users.length === 0) return undefined
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `${listed(users)} ${total === 1 ? 'uses' : 'use'} this ${noun(kind)}.`
}

const noun = (kind: RecordKind) => recordKinds[kind].name.toLowerCase()

const listed = (parts: string[]) =>
  parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
