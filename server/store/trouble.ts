/** Why the server is not ready, by a stable code: the message says what an operator can do. */
export const troubles = {
  'files-gone':
    'The files of the database are gone from their folder, so nothing can be saved. Put them back, or stop the server and restore a backup.',
  'files-replaced':
    'Other files have taken the place of the database, so nothing can be saved. Put the earlier ones back, or stop the server and start it again.',
  corrupt: 'The database is damaged. Stop the server and restore the last backup.',
  'read-only': 'The database is read-only, so nothing can be saved. Look at its disk and at the file system.',
  'disk-full': 'The disk of the database is full, so nothing can be saved. Make room on it.',
  locked:
    'Another process holds the lock of the database, so nothing can be saved. Find that process and end its work.',
  unreachable: 'The database cannot be reached. Look whether it runs, and at the network.',
  slow: 'The database takes too long to answer. Look at its load, its disk and the network.',
  'schema-newer': 'A newer release has changed the form of the database. Install that release here as well.',
  'schema-older':
    'The database has an older form than this release needs. Start the server again, which brings it up to date.',
  failing: 'The database refuses its work. See the log of the server.',
} as const satisfies Record<string, string>

export type Trouble = keyof typeof troubles
