/** SQLSTATE classes (PostgreSQL, appendix A) of a server that is away, going, full or too slow, or ends a deadlock. */
const postgresAway = /^(08|40|53|57)/

const networkAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLite's result codes of a database that can not be read or written just now. */
const sqliteAway = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY)/

/** pg says these without a code. */
const pgAway =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** Whether the database, not the request, is at fault, and later may be better. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (code === undefined) return error instanceof Error && pgAway.test(error.message)
  return networkAway.has(code) || sqliteAway.test(code) || postgresAway.test(code)
}

/** Whether another process holds SQLite's lock just now. */
export function isBusy(error: unknown): boolean {
  return codeOf(error)?.startsWith('SQLITE_BUSY') ?? false
}

/** Whether there is no room left for a write: SQLite's code, and PostgreSQL's disk_full. */
export function isFull(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'SQLITE_FULL' || code === '53100'
}

/** Whether a write was refused because a unique value stands already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
