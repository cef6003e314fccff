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
