import { randomInt } from 'node:crypto'
import type { Db } from './tables.ts'

/** Most that `randomInt` takes. */
export const STAMPS = 2 ** 48 - 1

/** Notes a write in a list's tally; in the same transaction, so that totals never lie. */
export const tally = (db: Db, list: string, change: number) => tallyParts(db, list, change, [])

/**
 * As {@link tally}, with the kept totals of the list's parts. The list's own tally is the first one that is
 * locked, so that two writers of one list never wait for each other.
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
  // A count of writes comes again where an older copy takes the database's place; with the stamp it does not.
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

/** The tally of a batch's or division's students, or of a batch's teachers. */
export const partOf = (list: 'students' | 'teachers', part: 'batch' | 'division', id: number) =>
  `${list}:${part}:${id}`
