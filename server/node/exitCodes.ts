/** Exit codes, after sysexits.h. Each but `done` comes with a message on standard error. */
export const exitCodes = {
  done: 0,
  /** The command was used in another way than it is meant (EX_USAGE). */
  usage: 64,
  /** A database or a backup is damaged, or is none (EX_DATAERR). */
  unreadable: 65,
  /** There is no such file, database or extension (EX_NOINPUT). */
  missing: 66,
  /** An unexpected error: a defect of the program (EX_SOFTWARE). */
  unforeseen: 70,
  /** Another process has the port (EX_OSERR). */
  portTaken: 71,
  /** A file or folder cannot be made or written, or something is there that would be written over (EX_CANTCREAT). */
  occupied: 73,
  /** The disk is full or failing (EX_IOERR). */
  disk: 74,
  /** The database does not answer or is locked by another process; a later try may succeed (EX_TEMPFAIL). */
  away: 75,
  /** The database is of a newer form than this release knows (EX_PROTOCOL). */
  newer: 76,
  /** A password is wrong, or a right is missing (EX_NOPERM). */
  forbidden: 77,
  /** A setting is wrong (EX_CONFIG). */
  setting: 78,
  /** The thread that serves everybody was blocked (see watchdog.ts). No number of sysexits.h. */
  stalled: 79,
} as const
