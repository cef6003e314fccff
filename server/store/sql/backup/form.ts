import { appliedTo, forms } from '#server/store/sql/migrations.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { Refused } from './refused.ts'

/**
 * Returns the last migration of a database, which is its schema version.
 * @throws {Refused} if the database is new
 */
export async function formOf(db: Db): Promise<string> {
  const last = (await appliedTo(db)).at(-1)
  if (last !== undefined) return last
  throw new Refused('missing', 'This database is new: there is nothing to read.')
}

/** @throws {Refused} if this release does not know the schema version */
export function requireKnownForm(form: string): void {
  if (forms.includes(form)) return
  throw new Refused(
    'unreadable',
    `Its form (${form}) is newer than this server knows (${forms.at(-1)}). Install a newer release first.`,
  )
}

/** The content of a backup. */
export interface Content {
  /** The last migration of its database. */
  form: string
  /** The number of rows of each table. */
  rows: Record<string, number>
}

/**
 * Returns the content of a backup.
 * @param applied migrations of its database
 * @throws {Refused} if it is not a database of this product, or has a newer schema
 */
export function contentOf(applied: readonly string[], rows: Record<string, number>): Content {
  const form = applied.toSorted().at(-1)
  const isOurs = applied.some((name) => forms.includes(name)) && 'accounts' in rows
  if (form === undefined || !isOurs)
    throw new Refused('unreadable', 'The file is not a backup of this product.')
  requireKnownForm(form)
  return { form, rows }
}
