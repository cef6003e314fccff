import type { Db, UserRow, UserType } from '#server/store/sql/tables.ts'
import { partOf, countParts } from '#server/store/sql/lists/storedCount.ts'

/** The list of each type of users. */
export const lists = { student: 'students', teacher: 'teachers' } as const

/** The batch and division whose stored counts include a user. */
export type Membership = Pick<UserRow, 'M05_M02_BachId' | 'M05_IsActive'> & {
  M07_M11_DivisionId?: number | null
}

/** Counts users that were added (no `before`), changed, or deleted (no `after`). */
export async function countUsers(
  db: Db,
  type: UserType,
  users: readonly { before?: Membership; after?: Membership }[],
) {
  const parts = (member: Membership | undefined, change: number): [string, number][] => {
    if (!member) return []
    const batch: [string, number] = [partOf(lists[type], 'batch', member.M05_M02_BachId), change]
    const division = member.M07_M11_DivisionId
    if (!division) return [batch]
    const divisions =
      member.M05_IsActive === 1 ? (['division', 'active_division'] as const) : (['division'] as const)
    return [
      batch,
      ...divisions.map((part): [string, number] => [partOf(lists[type], part, division), change]),
    ]
  }
  const change = users.reduce((sum, { before, after }) => sum + (after ? 1 : 0) - (before ? 1 : 0), 0)
  const moved = users.flatMap(({ before, after }) => [...parts(before, -1), ...parts(after, 1)])
  await countParts(db, lists[type], change, moved)
}
