import { randomInt } from 'node:crypto'
import type { Db } from './tables.ts'

/** Upper bound of `randomInt`. */
export const STAMPS = 2 ** 48 - 1

/** Counts a write in a list's tally, in the same transaction, so that totals are always right. */
export const tally = (db: Db, list: string, change: number) => tallyParts(db, list, change, [])

/**
 * Like {@link tally}, and also updates the totals of the list's parts. The list's own tally is locked first, so that
 * two writers of a list cannot deadlock.
 */
export async function tallyParts(
  db: Db,
  list: string,
  change: number,
  parts: [name: string, change: number][],
): Promise<void> {
  const changes = new Map<string, number>()
  for (const [name, by] of parts) changes.set(name, (changes.get(name) ?? 0) + by)
  const moved = [...changes].filter(([, by]) => by !== 0)
  // When an older copy of the database is restored, version numbers repeat; the random stamp does not.
  const stamp = randomInt(STAMPS)
  await db
    .insertInto('tallies')
    .values([[list, change] as const, ...moved].map(([name, total]) => ({ name, total, version: 1, stamp })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((build) => ({
        total: build('tallies.total', '+', build.ref('excluded.total')),
        version: build('tallies.version', '+', 1),
        stamp: build.ref('excluded.stamp'),
      })),
    )
    .execute()
}

/** Name of the tally of a batch's or division's students, or of a batch's teachers; `active_division` leaves out who left. */
export const partOf = (
  list: 'students' | 'teachers',
  part: 'batch' | 'division' | 'active_division',
  id: number,
) => `${list}:${part}:${id}`
