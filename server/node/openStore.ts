import type { Store } from '#server/store/store.ts'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { migrate } from '#server/store/sql/migrations.ts'
import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Settings } from './settings.ts'

/** The settings that say where the data is. */
export type DataPlace = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** A database as it is, of whatever form. */
export interface OpenDatabase {
  db: Db
  engine: Engine
}

/**
 * Opens the database that the settings name, brought to its newest form.
 * @param options isPatient for a command, whose statements may take their time
 */
export async function openStore(
  settings: DataPlace,
  onLost: (error: Error) => void,
  options?: { isPatient: boolean },
): Promise<Store> {
  await migratePatiently(settings, onLost)
  const { db, engine } = openDatabase(settings, onLost, options)
  return sqlStore(db, engine, async (work) => {
    const patient = openDatabase(settings, onLost, { isPatient: true })
    try {
      return await work(patient.db)
    } finally {
      await patient.db.destroy()
    }
  })
}

/** On connections without the limits of requests: a migration of many rows may take longer than one of them may. */
async function migratePatiently(settings: DataPlace, onLost: (error: Error) => void) {
  const { db, engine } = openDatabase(settings, onLost, { isPatient: true })
  try {
    await migrate(db, engine)
  } finally {
    await db.destroy()
  }
}

/**
 * Opens the database that the settings name, as it is.
 * @param options isPatient for work that may take its time, such as a backup
 */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: DataPlace,
  onLost: (error: Error) => void,
  options?: { isPatient: boolean },
): OpenDatabase {
  return DATABASE_URL === undefined
    ? { db: openEmbedded(DATA_DIR, { ...options, onLocked: tellOfLock }), engine: 'sqlite' }
    : { db: openPostgres(DATABASE_URL, onLost, options), engine: 'postgres' }
}

function tellOfLock() {
  process.stderr.write('Another process holds the lock of the database: writes wait for it.\n')
}

/** Where the data is, in words, without a password. */
export function describeStore({ DATABASE_URL, DATA_DIR }: DataPlace): string {
  if (DATABASE_URL === undefined) return `embedded database in ${DATA_DIR}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `PostgreSQL at ${host}${pathname}`
}
