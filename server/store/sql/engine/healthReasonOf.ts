import type { HealthReason } from '#server/store/healthReason.ts'
import { codeOf, isFull, isUnavailable } from './errorCodes.ts'

/** By the beginning of SQLite's result codes and of PostgreSQL's SQLSTATE; the first match counts. */
const byCode: [RegExp, HealthReason][] = [
  [/^SQLITE_(CORRUPT|NOTADB)|^XX00[12]$/, 'corrupt'],
  [/^SQLITE_READONLY_DBMOVED|^58P01$/, 'files-gone'],
  [/^SQLITE_READONLY|^EROFS$|^25006$/, 'read-only'],
  [/^SQLITE_(BUSY|LOCKED)|^55P03$/, 'locked'],
  [/^57014$/, 'slow'],
  [/^(42P01|42703)$/, 'schema-older'],
  [/^(SQLITE_|58)/, 'failing'],
]

/** Returns the health reason that an error of the database shows. */
export function healthReasonOf(error: unknown): HealthReason {
  if (isFull(error)) return 'disk-full'
  const code = codeOf(error) ?? ''
  const known = byCode.find(([pattern]) => pattern.test(code))
  if (known) return known[1]
  return isUnavailable(error) ? 'unreachable' : 'failing'
}
