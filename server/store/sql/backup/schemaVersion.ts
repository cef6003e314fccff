import {
  appliedTo,
  isBeforeRelease,
  LAST_BEFORE_RELEASE,
  schemaVersions,
} from '#server/store/sql/migrations.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { Refused } from './refused.ts'

/**
 * Returns the last migration of a database, which is its schema version.
 * @throws {Refused} if the database is new
 */
export async function schemaVersionOf(db: Db): Promise<string> {
  const last = (await appliedTo(db)).at(-1)
  if (last !== undefined) return last
  throw new Refused('missing', 'This database is new: there is nothing to read.')
}

/** @throws {Refused} if this release does not know the schema version */
export function requireKnownSchema(version: string): void {
  if (schemaVersions.includes(version)) return
  if (isBeforeRelease(version))
    throw new Refused(
      'unreadable',
      `Its schema (${version}) is from before release 1.0.0. Restore it with the version that made it, start the last version before 1.0.0 (schema ${LAST_BEFORE_RELEASE}) on it, and take a new backup.`,
    )
  throw new Refused(
    'unreadable',
    `Its schema (${version}) is newer than this server knows (${schemaVersions.at(-1)}). Install a newer release first.`,
  )
}

/** The content of a backup. */
export interface Content {
  /** The last migration of its database. */
  version: string
  /** The number of rows of each table. */
  rows: Record<string, number>
}

/**
 * Returns the content of a backup.
 * @param applied migrations of its database
 * @throws {Refused} if it is not a database of this product, or has a newer schema
 */
export function contentOf(applied: readonly string[], rows: Record<string, number>): Content {
  const version = applied.toSorted().at(-1)
  const isOurs =
    applied.some((name) => schemaVersions.includes(name) || isBeforeRelease(name)) && 'accounts' in rows
  if (version === undefined || !isOurs)
    throw new Refused('unreadable', 'The file is not a backup of this product.')
  requireKnownSchema(version)
  return { version, rows }
}
