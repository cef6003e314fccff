import type { Store } from '#server/store/store.ts'
import { databaseCheck, type Check } from '#server/store/sql/engine/databaseCheck.ts'
import { openEmbeddedFiles } from '#server/store/sql/engine/embedded.ts'
import { embeddedCheck } from '#server/store/sql/engine/embeddedCheck.ts'
import { rebuildEmbedded } from '#server/store/sql/engine/embeddedRebuild.ts'
import { migrate } from '#server/store/sql/migrations.ts'
import { openPostgres } from '#server/store/sql/engine/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Settings } from './settings.ts'

/** The settings that locate the data. */
export type DataLocation = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** An open database, with any schema version. */
export interface OpenDatabase {
  db: Db
  engine: Engine
  check: Check
}

/**
 * Opens the store of the settings and upgrades its schema.
 * @param options isPatient: for commands, whose statements have no time limit
 */
export async function openStore(
  settings: DataLocation,
  onLost: (error: Error) => void,
  options?: { isPatient: boolean },
): Promise<Store> {
  await migratePatiently(settings, onLost)
  const { db, engine, check } = openDatabase(settings, onLost, options)
  return sqlStore(db, engine, { check, ...(engine === 'sqlite' && { rebuild: rebuildEmbedded }) })
}

/** On connections without the time limits of requests: migrating many rows may take longer. */
async function migratePatiently(settings: DataLocation, onLost: (error: Error) => void) {
  const { db, engine } = openDatabase(settings, onLost, { isPatient: true })
  try {
    await migrate(db, engine)
  } finally {
    await db.destroy()
  }
}

/**
 * Opens the database of the settings without upgrading it.
 * @param options isPatient: for long tasks such as a backup
 */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: DataLocation,
  onLost: (error: Error) => void,
  options?: { isPatient: boolean },
): OpenDatabase {
  if (DATABASE_URL === undefined) {
    const embedded = openEmbeddedFiles(DATA_DIR, { ...options, onLocked: tellOfLock })
    return { db: embedded.db, engine: 'sqlite', check: embeddedCheck(embedded) }
  }
  const db = openPostgres(DATABASE_URL, onLost, options)
  return { db, engine: 'postgres', check: databaseCheck(db, 'postgres') }
}

function tellOfLock() {
  process.stderr.write(
    'Another process holds the lock of the database, or its file is being rewritten: writes wait for it.\n',
  )
}

/** Returns a description of where the data is, without a password. */
export function describeStore({ DATABASE_URL, DATA_DIR }: DataLocation): string {
  if (DATABASE_URL === undefined) return `embedded database in ${DATA_DIR}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `PostgreSQL at ${host}${pathname}`
}
