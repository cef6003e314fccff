import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countRows, deleteServerRows } from '#server/store/sql/backup/backupTables.ts'
import { isSound, vacuumInto } from '#server/store/sql/backup/embeddedFile.ts'
import { contentOf, type Content } from '#server/store/sql/backup/schemaVersion.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import { EMBEDDED_FILE, openEmbeddedFile } from '#server/store/sql/engine/embedded.ts'
import { rebuildEmbedded } from '#server/store/sql/engine/embeddedRebuild.ts'
import { isDamaged } from '#server/store/sql/engine/errorCodes.ts'
import { appliedTo } from '#server/store/sql/migrations.ts'
import { LocatedError } from '#server/node/failures.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import { damaged, sha256Of, syncFile } from './backupFile.ts'
import { withCheckpoint } from './dataLocations.ts'
import { megabytes, withFileProgress } from './progress.ts'

/** Copies an embedded database into an empty folder, as of one moment; writes may continue meanwhile. */
export async function copyEmbedded(location: DataLocation, folder: string): Promise<void> {
  const source = join(location.DATA_DIR, EMBEDDED_FILE)
  const copy = join(folder, EMBEDDED_FILE)
  closeSync(openSync(copy, 'wx', 0o600))
  await withFileProgress(copy, 'Backing up', megabytes(source), () => vacuumInto(source, copy)).catch(
    (error: unknown) => {
      throw new LocatedError(location, error)
    },
  )
  await withCheckpoint(folder, async (database) => {
    await deleteServerRows(database.db)
    // The search indexes may still contain recently erased text.
    await rebuildEmbedded(database.db)
  })
}

/**
 * Verifies an SQLite file without changing it.
 * @throws {Refused} if it is damaged, has a newer schema, or is not a database of this product
 */
export async function inspectEmbedded(path: string): Promise<Content> {
  const beside = [`${path}-wal`, `${path}-journal`].find((log) => existsSync(log) && statSync(log).size > 0)
  if (beside !== undefined)
    throw new Refused(
      'unreadable',
      `Beside the file lies ${beside}, with writes that are not in it. Take a backup with npm run backup.`,
    )
  const db = openEmbeddedFile(path)
  try {
    if (!(await isSound(db, statSync(path).size))) throw damaged()
    return contentOf(await appliedTo(db), await countRows(db, 'sqlite'))
  } catch (error) {
    throw isDamaged(error) ? damaged() : error
  } finally {
    await db.destroy()
  }
}

/**
 * Copies an SQLite file into an empty data folder.
 * @param sha256 checksum of the verified file
 */
export async function copyToFolder(path: string, folder: string, sha256: string): Promise<void> {
  const target = join(folder, EMBEDDED_FILE)
  closeSync(openSync(target, 'wx', 0o600))
  await withFileProgress(target, 'Restoring', megabytes(path), () => copyFile(path, target))
  chmodSync(target, 0o600)
  syncFile(target)
  if ((await sha256Of(target)) !== sha256) throw damaged()
}
