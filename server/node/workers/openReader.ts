import type { DataLocation, OpenDatabase } from '#server/node/openStore.ts'

/**
 * Opens the database of the settings for reading, on a new connection. Loads only the driver that it needs, as each
 * worker thread loads it again.
 */
export async function openReader({
  DATABASE_URL,
  DATA_DIR,
}: DataLocation): Promise<Omit<OpenDatabase, 'check'>> {
  if (DATABASE_URL === undefined) {
    const { openEmbeddedReader } = await import('#server/store/sql/engine/embedded.ts')
    return { db: openEmbeddedReader(DATA_DIR), engine: 'sqlite' }
  }
  const { openPostgresReader } = await import('#server/store/sql/engine/postgres.ts')
  // A lost connection already fails the statement that used it.
  return { db: openPostgresReader(DATABASE_URL, () => {}), engine: 'postgres' }
}
