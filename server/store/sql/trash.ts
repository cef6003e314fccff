import type { Selectable } from 'kysely'
import { TRASH_LIFE } from '#server/store/store.ts'
import type { Db, Tables, UserRow } from './tables.ts'

/** A deleted record by its kind, whole, so that it can come back as it was. */
export interface Trash {
  roles: Selectable<Tables['roles']>
  courses: Selectable<Tables['courses']>
  batches: Selectable<Tables['batches']>
  divisions: Selectable<Tables['divisions']>
  students: UserRow
  teachers: UserRow
  classes: { row: Selectable<Tables['classes']>; divisionIds: number[] }
}

/**
 * Keeps a row that its transaction deletes, and forgets those that are too old.
 * @param at ms since 1970
 */
export async function discard<K extends keyof Trash>(
  db: Db,
  kind: K,
  id: number,
  row: Trash[K],
  at: number,
): Promise<void> {
  await db
    .deleteFrom('trash')
    .where('at', '<=', at - TRASH_LIFE)
    .execute()
  await db
    .insertInto('trash')
    .values({ kind, record_id: id, row: JSON.stringify(row), at })
    .execute()
}

/**
 * Takes a row out of the trash, for the transaction that puts it back; undefined when it is not there, or too old.
 * @param at ms since 1970
 */
export async function undiscard<K extends keyof Trash>(
  db: Db,
  kind: K,
  id: number,
  at: number,
): Promise<Trash[K] | undefined> {
  const found = await db
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .where('at', '>', at - TRASH_LIFE)
    .returning('row')
    .executeTakeFirst()
  if (!found) return undefined
  // Only `discard` writes these texts, from a row of the same kind.
  const row: Trash[K] = JSON.parse(found.row)
  return row
}
