import type { DataPlace, OpenDatabase } from '#server/node/openStore.ts'

/**
 * Opens the database that the settings name to be read, on a connection of its own. Only what that database needs is
 * loaded: a worker thread loads it each time.
 */
export async function openReader({
  DATABASE_URL,
  DATA_DIR,
}: DataPlace): Promise<Omit<OpenDatabase, 'check'>> {
  if (DATABASE_URL === undefined) {
    const { openEmbeddedReader } = await import('#server/store/sql/embedded.ts')
    return { db: openEmbeddedReader(DATA_DIR), engine: 'sqlite' }
  }
  const { openPostgresReader } = await import('#server/store/sql/postgres.ts')
  // A connection that is lost fails the statement that it was needed for; no word more is needed.
  return { db: openPostgresReader(DATABASE_URL, () => {}), engine: 'postgres' }
}
