import { statSync } from 'node:fs'
import { join } from 'node:path'
import { deleteServerRows } from '#server/store/sql/backup/backupTables.ts'
import { copyDatabase, upgradeSchema, sumOf } from '#server/store/sql/backup/copyDatabase.ts'
import type { Opened, Opening } from '#server/store/sql/backup/copyDatabase.ts'
import { schemaVersionOf } from '#server/store/sql/backup/schemaVersion.ts'
import { EMBEDDED_FILE, openEmbeddedFile } from '#server/store/sql/engine/embedded.ts'
import { noteBackup } from '#server/store/sql/upkeep/upkeep.ts'
import { describeStore, type DataLocation, type OpenDatabase } from '#server/node/openStore.ts'
import { checkSum, makeBackup, requireBackup } from './backupFile.ts'
import { copyEmbedded, inspectEmbedded, copyToFolder } from './embeddedBackup.ts'
import { fileStamp, readDatabase, fillDatabase, withCheckpoint } from './dataLocations.ts'
import { withProgress } from './progress.ts'
import { knownErasures, repeatKnown } from './repeat.ts'

/** The message of a successful command. */
type Message = string

/**
 * Writes all data into one new SQLite file, while a server may continue to write.
 * @param path the default is a file named by the time, in `backups` in the data folder
 */
export async function backUp(location: DataLocation, path: string | undefined, now: Date): Promise<Message> {
  const file = path ?? join(location.DATA_DIR, 'backups', `institute-${fileStamp(now)}.db`)
  await readDatabase(location, async ({ db, engine }) => {
    await schemaVersionOf(db)
    await makeBackup(file, async (folder) => {
      if (engine === 'sqlite') await copyEmbedded(location, folder)
      else await withCheckpoint(folder, (copy) => copied('Backing up', ofLocation(location), copy))
      await inspectEmbedded(join(folder, EMBEDDED_FILE))
    })
    await noteBackup(db, engine, now.getTime())
  })
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  return `Backup of the ${describeStore(location)}: ${file}, ${kilobytes} kB.`
}

/** Restores a backup into an empty database. The whole file is verified before the database is touched. */
export async function restore(
  location: DataLocation,
  path: string,
  { erasures, ...options }: { isReplaced: boolean; erasures: string | undefined; now: Date },
): Promise<Message> {
  const { version, rows, sha256, said } = await inspect(path)
  const lines = await knownErasures(location, { given: erasures, isReplaced: options.isReplaced })
  let repeated = 0
  const fill = async (database: OpenDatabase) => {
    if (database.engine === 'postgres') await copied('Restoring', ofFile(path), database)
    await upgradeSchema(database)
    await deleteServerRows(database.db)
    repeated = await repeatKnown(database, lines)
  }
  const kept = await fillDatabase(location, options, fill, (folder) => copyToFolder(path, folder, sha256))
  const more = [
    ...(repeated > 0
      ? [`\nRecords erased again, as they had been erased after the backup: ${repeated}.`]
      : []),
    ...(kept === undefined ? [] : [`\nThe previous database is now ${kept}.`]),
    said,
  ].join('')
  return `Restored ${summary(rows)} (schema ${version}) into the ${describeStore(location)}.${more}`
}

/** Verifies a backup; touches no database. */
export async function check(path: string): Promise<Message> {
  const { version, rows, said } = await inspect(path)
  return `The backup is intact: ${summary(rows)} (schema ${version}).${said}`
}

async function inspect(path: string) {
  requireBackup(path)
  return { ...(await checkSum(path)), ...(await inspectEmbedded(path)) }
}

/** Copies a database into an empty one. */
export async function move(from: DataLocation, to: DataLocation, now: Date): Promise<Message> {
  let rows: Record<string, number> = {}
  await fillDatabase(to, { isReplaced: false, now }, async (database) => {
    rows = await copied('Moving', ofLocation(from), database, true)
    await upgradeSchema(database)
  })
  return `Moved ${summary(rows)} from the ${describeStore(from)} to the ${describeStore(to)}.`
}

const copied = (title: string, from: Opening, to: Opened, isMove = false) =>
  withProgress({ title, unit: 'rows' }, (onRows) => copyDatabase(from, to, { onRows, isMove }))

const ofLocation =
  (location: DataLocation): Opening =>
  (work) =>
    readDatabase(location, work)

const ofFile =
  (path: string): Opening =>
  async (work) => {
    const db = openEmbeddedFile(path)
    try {
      return await work({ db, engine: 'sqlite' })
    } finally {
      await db.destroy()
    }
  }

const summary = (rows: Record<string, number>) => `${sumOf(rows)} rows of ${Object.keys(rows).length} tables`
