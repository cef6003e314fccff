import { Unsettled } from '#server/store/storeErrors.ts'

/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A) of a server that is unavailable, shutting down, full, too slow
 * or read-only, or that resolved a deadlock.
 */
const postgresAway = /^(08|28|3D|40|53|57|58)|^(25006|25P03)$/

/** SQLSTATE codes after which a connection must be closed: it is ending, or its server takes no writes any more. */
const postgresGone = /^(08|57P)|^(25006|25P03)$/

/** System error codes begin with E; no SQLSTATE class does. */
const sqlState = /^[0-9A-DF-Z][0-9A-Z]{4}$/

const networkAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLite's result codes of a database that currently cannot be read or written. */
const sqliteAway = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB)/

/** A connection to PostgreSQL failed, broke, or did not respond in time. The cause has details for the log. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
  readonly code: string | undefined

  constructor(cause: unknown) {
    super('The connection to the database was lost.', { cause })
    this.code = codeOf(cause)
  }
}

/** Whether the database failed, not the request, so that a later attempt may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true
  const code = codeOf(error)
  return code !== undefined && (networkAway.has(code) || sqliteAway.test(code) || postgresAway.test(code))
}

/** Whether after an error of pg its connection cannot be used again. A SQLSTATE shows that the server responded. */
export function isConnectionGone(error: unknown): boolean {
  const code = codeOf(error)
  return code === undefined || !sqlState.test(code) || networkAway.has(code) || postgresGone.test(code)
}

/** Whether another process currently holds SQLite's lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error)?.startsWith('SQLITE_BUSY') ?? false
}

/** Whether an error came from PostgreSQL or from the network connection to it. */
export function isOfPostgres(error: unknown): boolean {
  const code = codeOf(error) ?? ''
  return (
    error instanceof ConnectionLost ||
    error instanceof Unsettled ||
    networkAway.has(code) ||
    sqlState.test(code)
  )
}

/** Whether the disk is full: SQLite's code, and PostgreSQL's disk_full. */
export function isFull(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'SQLITE_FULL' || code === '53100'
}

/** Whether the file of an embedded database is damaged, or not a database. */
export function isDamaged(error: unknown): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error) ?? '')
}

/** Whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const code = codeOf(error)
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/** Returns the code of an error: a SQLSTATE, a result code of SQLite, or one of the system. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
