import { appliedTo, forms } from '#server/store/sql/migrations.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { Refused } from './refused.ts'

/**
 * Returns the last migration that a database has been through.
 * @throws {Refused} when it has never been used
 */
export async function formOf(db: Db): Promise<string> {
  const last = (await appliedTo(db)).at(-1)
  if (last !== undefined) return last
  throw new Refused('missing', 'This database is new: there is nothing to read.')
}

/** @throws {Refused} when data is of a form that this release does not know */
export function requireKnownForm(form: string): void {
  if (forms.includes(form)) return
  throw new Refused(
    'unreadable',
    `Its form (${form}) is newer than this server knows (${forms.at(-1)}). Install a newer release first.`,
  )
}

/** What a backup has in it. */
export interface Content {
  /** The last migration of its database. */
  form: string
  /** Of each table. */
  rows: Record<string, number>
}

/**
 * What was found in a backup.
 * @param applied migrations that its database had been through
 * @throws {Refused} when it is not a database of this product, or of a newer form
 */
export function contentOf(applied: readonly string[], rows: Record<string, number>): Content {
  const form = applied.toSorted().at(-1)
  const isOurs = applied.some((name) => forms.includes(name)) && 'accounts' in rows
  if (form === undefined || !isOurs)
    throw new Refused('unreadable', 'The file is not a backup of this product.')
  requireKnownForm(form)
  return { form, rows }
}
