/** What may refer to another record. */
type User = 'student' | 'teacher' | 'batch' | 'division' | 'class'

/** How many records of each kind refer to one. */
export type UseCounts = Partial<Record<User, number>>

/** In the order in which a message names them. */
const words: readonly (readonly [user: User, one: string, more: string])[] = [
  ['student', 'student', 'students'],
  ['teacher', 'teacher', 'teachers'],
  ['batch', 'batch', 'batches'],
  ['division', 'division', 'divisions'],
  ['class', 'class', 'classes'],
]

/**
 * Why a record is not deleted, by what and by how many (reading Q79):
 * '12 students and 2 classes use this batch.' Undefined when nothing uses it.
 */
export function inUseText(
  noun: 'course' | 'batch' | 'division' | 'teacher',
  counts: UseCounts,
): string | undefined {
  const users = words.flatMap(([user, one, more]) => {
    const count = counts[user] ?? 0
    return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`]
  })
  if (users.length === 0) return undefined
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `${listed(users)} ${total === 1 ? 'uses' : 'use'} this ${noun}.`
}

const listed = (parts: string[]) =>
  parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
