import { cpSync } from 'node:fs'
import { sql } from 'kysely'
import { openEmbedded } from '#server/store/sql/engine/embedded.ts'
import { migrate } from '#server/store/sql/migrations.ts'
import type { Db } from '#server/store/sql/tables.ts'
import { temporaryHome } from './temporaryHome.ts'

/** Opens a database that does not wait for the disk: what a power cut leaves has a drill of its own. */
export async function openQuick(folder: string): Promise<Db> {
  const db = openEmbedded(folder)
  await sql`pragma synchronous = off`.execute(db)
  return db
}

/** Returns what opens new, empty databases in the newest form: one is migrated, and its files are copied. */
export function migratedDatabases(): () => Promise<Db> {
  const { newPath } = temporaryHome()
  const first = newPath()
  let migrated: Promise<void> | undefined
  async function migrateOne() {
    const db = await openQuick(first)
    await migrate(db, 'sqlite')
    await db.destroy()
  }
  return async () => {
    migrated ??= migrateOne()
    await migrated
    const folder = newPath()
    cpSync(first, folder, { recursive: true })
    return openQuick(folder)
  }
}
