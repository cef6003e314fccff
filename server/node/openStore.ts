import type { Store } from '#server/store/store.ts'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Settings } from './settings.ts'

/** Opens the database that the settings name, brought to its newest form. */
export function openStore(settings: Settings, onLost: (error: Error) => void): Promise<Store> {
  return settings.DATABASE_URL === undefined
    ? sqlStore(openEmbedded(settings.DATA_DIR), 'sqlite')
    : sqlStore(openPostgres(settings.DATABASE_URL, onLost), 'postgres')
}

/** Where the data is, in words, without a password. */
export function describeStore({ DATABASE_URL, DATA_DIR }: Settings): string {
  if (DATABASE_URL === undefined) return `embedded database in ${DATA_DIR}`
  const { host, pathname } = new URL(DATABASE_URL)
  return `PostgreSQL at ${host}${pathname}`
}
