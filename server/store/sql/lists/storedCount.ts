import { sql } from 'kysely'
import { engineOf } from '#server/store/sql/engine/engineOf.ts'
import type { Db, UserRow, UserType } from '#server/store/sql/tables.ts'

/** Returns a random number that practically no other write has: of 48 bits, as SQLite's driver reads no larger ones exactly. */
export const newStamp = () => Math.floor(Math.random() * 2 ** 48)

/** Updates a list's stored count after a write, in the same transaction, so that totals are always right. */
export const updateCount = (db: Db, list: string, change: number) => countParts(db, list, change, [])

/** First key of the advisory locks of the stored counts; no other part of the product takes one. */
const COUNT_LOCKS = 1

/**
 * The change of a list's count, which PostgreSQL reads once the earlier writers of the list have committed. It grants a row lock to any
 * waiting writer, so that under load one of them may wait until its statement times out; an advisory lock in order of arrival.
 */
const inTurn = (db: Db, list: string, change: number) =>
  engineOf(db) === 'sqlite'
    ? sql<number>`${change}`
    : sql<number>`(select ${change}::integer from pg_advisory_xact_lock(${COUNT_LOCKS}, hashtext(${list})))`

/**
 * Like {@link updateCount}, and also updates the totals of the list's parts. The list's own stored count is locked first,
 * so that two writers of a list cannot deadlock.
 */
async function countParts(
  db: Db,
  list: string,
  change: number,
  parts: [name: string, change: number][],
): Promise<void> {
  const changes = new Map<string, number>()
  for (const [name, by] of parts) changes.set(name, (changes.get(name) ?? 0) + by)
  const moved = [...changes].filter(([, by]) => by !== 0)
  // When an older copy of the database is restored, version numbers repeat; the random stamp does not.
  const stamp = newStamp()
  await db
    .insertInto('tallies')
    .values(
      [[list, inTurn(db, list, change)] as const, ...moved].map(([name, total]) => ({
        name,
        total,
        version: 1,
        stamp,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((build) => ({
        total: build('tallies.total', '+', build.ref('excluded.total')),
        version: build('tallies.version', '+', 1),
        stamp: build.ref('excluded.stamp'),
      })),
    )
    .execute()
}

/** Name of the stored count of a batch's or division's students, or of a batch's teachers; `active_division` leaves out who left. */
export const partOf = (
  list: 'students' | 'teachers',
  part: 'batch' | 'division' | 'active_division',
  id: number,
) => `${list}:${part}:${id}`

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
