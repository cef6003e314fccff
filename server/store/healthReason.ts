/** Why the server is not ready, by a stable code. The message says what an administrator can do. */
export const healthReasons = {
  'files-gone':
    'The files of the database are gone from their folder, so nothing can be saved. Put them back, or stop the server and restore a backup.',
  'files-replaced':
    'The database was replaced by other files, so nothing can be saved. Put the earlier files back, or restart the server.',
  corrupt: 'The database is damaged. Stop the server and restore the last backup.',
  'read-only': 'The database is read-only, so nothing can be saved. Check its disk and the file system.',
  'disk-full': 'The disk of the database is full, so nothing can be saved. Free some space on it.',
  locked:
    'Another process holds the lock of the database, so nothing can be saved. Find that process and stop it.',
  unreachable: 'The database cannot be reached. Check whether it is running, and check the network.',
  slow: 'The database takes too long to answer. Check its load, its disk and the network.',
  'schema-newer':
    'A newer release has changed the schema of the database. Install that release here as well.',
  'schema-older':
    'The schema of the database is older than this release needs. Restart the server, which upgrades it or says why it cannot.',
  failing: 'The database reports an unknown error. See the log of the server.',
} as const satisfies Record<string, string>

export type HealthReason = keyof typeof healthReasons
