import { Refused } from '#server/store/sql/backup/refused.ts'
import { isReadOnly } from '#server/store/sql/engine/embeddedCheck.ts'
import { codeOf, isDamaged, isFull, isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import { LAST_BEFORE_RELEASE, NewerSchema, SchemaBeforeRelease } from '#server/store/sql/migrations.ts'
import { Unsettled } from '#server/store/storeErrors.ts'
import { describeStore, type DataLocation } from './openStore.ts'

/** Exit codes, after sysexits.h. Each except `done` comes with a message on standard error. */
export const exitCodes = {
  done: 0,
  /** The command was used incorrectly (EX_USAGE). */
  usage: 64,
  /** A database or a backup is damaged, or is something else (EX_DATAERR). */
  unreadable: 65,
  /** The file, database or extension does not exist (EX_NOINPUT). */
  missing: 66,
  /** An unexpected error: a defect of the program (EX_SOFTWARE). */
  unforeseen: 70,
  /** Another process is using the port (EX_OSERR). */
  portTaken: 71,
  /** A file or folder cannot be written, or would be overwritten (EX_CANTCREAT). */
  occupied: 73,
  /** The disk is full or failing (EX_IOERR). */
  disk: 74,
  /** The database does not answer or is locked by another process; retrying later may succeed (EX_TEMPFAIL). */
  away: 75,
  /** The database has a newer schema than this release knows, or one from before release 1.0.0 (EX_PROTOCOL). */
  schema: 76,
  /** A password is wrong, or a permission is missing (EX_NOPERM). */
  forbidden: 77,
  /** A setting is invalid (EX_CONFIG). */
  setting: 78,
} as const

/** The result of a command: its message and exit code. */
export interface Outcome {
  said: string
  exitCode: number
}

/** An error of one of a command's databases. */
export class LocatedError extends Error {
  constructor(
    readonly location: DataLocation,
    override readonly cause: unknown,
  ) {
    super('A database failed', { cause })
  }
}

/** Returns a message for errors that an administrator can fix; undefined for unexpected errors. */
export function failureOf(error: unknown, location: DataLocation): Outcome | undefined {
  if (error instanceof LocatedError) return failureOf(error.cause, error.location)
  if (error instanceof Refused) return { said: error.message, exitCode: exitCodes[error.reason] }
  if (error instanceof NewerSchema) {
    return {
      said: `The ${describeStore(location)} has a newer schema (${error.version}) than this release knows (${error.known}).\nInstall the release that upgraded it, or a newer one.`,
      exitCode: exitCodes.schema,
    }
  }
  if (error instanceof SchemaBeforeRelease) {
    return {
      said: `The ${describeStore(location)} has a schema (${error.version}) from before release 1.0.0, which this release does not upgrade. It was left unchanged.\nStart the last version before 1.0.0 (schema ${LAST_BEFORE_RELEASE}) on it once, then this release.`,
      exitCode: exitCodes.schema,
    }
  }
  if (error instanceof Unsettled) {
    return {
      said: `The ${describeStore(location)} did not confirm the last step, so it may or may not have been saved. Check the data, then try again if it is missing.`,
      exitCode: exitCodes.away,
    }
  }
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  return (
    (location.DATABASE_URL === undefined ? undefined : ofPostgres(code, message, describeStore(location))) ??
    ofDisk(error, location) ??
    (isUnavailable(error)
      ? {
          said: `The ${describeStore(location)} does not answer (${reasonOf(error)}). Try again when it does.`,
          exitCode: exitCodes.away,
        }
      : undefined)
  )
}

/** Returns a short reason without personal data. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return codeOf(cause) ?? (cause instanceof Error ? cause.message.replace(/\.$/, '') : typeof cause)
}

/** By SQLSTATE (PostgreSQL, appendix A). */
function ofPostgres(code: string | undefined, message: string, where: string): Outcome | undefined {
  if (code?.startsWith('28')) {
    return {
      said: `The ${where} refuses the user or the password of DATABASE_URL: ${message}.`,
      exitCode: exitCodes.forbidden,
    }
  }
  if (code === '3D000') {
    return {
      said: `There is no ${where}. Create the database, or set DATABASE_URL to another one.`,
      exitCode: exitCodes.missing,
    }
  }
  if (code === '42501') {
    return {
      said: `The user of DATABASE_URL lacks a right that is needed: ${message}.\nMake this user the owner of the database: creating the tables and the extension pg_trgm requires it.`,
      exitCode: exitCodes.forbidden,
    }
  }
  if ((code === '0A000' || code === '58P01') && /extension/.test(message)) {
    return {
      said: `The ${where} lacks an extension: ${message}.\nInstall PostgreSQL's own extensions (on Debian the package postgresql-contrib).`,
      exitCode: exitCodes.missing,
    }
  }
  return undefined
}

/** Error codes of a read-only disk. */
const readOnly = /^EROFS$|^SQLITE_(CANTOPEN|READONLY)/

/** By error code of the operating system and of SQLite. */
function ofDisk(error: unknown, { DATA_DIR, DATABASE_URL }: DataLocation): Outcome | undefined {
  const code = codeOf(error) ?? ''
  if (isFull(error) || /^(ENOSPC|EDQUOT|EIO)$|^SQLITE_IOERR/.test(code)) {
    return { said: `The disk is full or failing (${code}).`, exitCode: exitCodes.disk }
  }
  if (isDamaged(error)) {
    return {
      said: `The database in ${DATA_DIR} is damaged, or is not a database (${code}). It was left unchanged.\nRestore the last backup: npm run restore -- file --replace`,
      exitCode: exitCodes.unreadable,
    }
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return {
      said: `Another process holds the database in ${DATA_DIR} (${code}). Try again later.`,
      exitCode: exitCodes.away,
    }
  }
  // EX_TEMPFAIL, unlike a missing permission: the disk may be writable again at the next start.
  if (DATABASE_URL === undefined && readOnly.test(code) && isReadOnly(DATA_DIR)) {
    return { said: `The disk of ${DATA_DIR} is read-only (${code}).`, exitCode: exitCodes.disk }
  }
  if (/^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$|^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/.test(code)) {
    const path = error instanceof Error && 'path' in error ? String(error.path) : DATA_DIR
    const setting = DATABASE_URL === undefined && path.startsWith(DATA_DIR) ? ' (DATA_DIR)' : ''
    return {
      said: `${path}${setting} cannot be created or written (${code}). Make the user who runs this its owner, or choose another.`,
      exitCode: exitCodes.occupied,
    }
  }
  return undefined
}

/** Returns why a server cannot listen. */
export function listenFailure(error: Error, port: number): Outcome {
  const code = codeOf(error)
  const said = `The server cannot listen on port ${port}: ${error.message}.`
  if (code === 'EADDRINUSE') {
    return {
      said: `${said}\nAnother process is using it: stop that process, or set PORT.`,
      exitCode: exitCodes.portTaken,
    }
  }
  if (code === 'EACCES') return { said, exitCode: exitCodes.forbidden }
  return { said, exitCode: exitCodes.setting }
}
