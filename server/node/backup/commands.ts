import { statSync } from 'node:fs'
import { join } from 'node:path'
import { forgetPassing } from '#server/store/sql/backup/backupTables.ts'
import { copyDatabase, settleForm, sumOf } from '#server/store/sql/backup/copyDatabase.ts'
import type { Opened, Opening } from '#server/store/sql/backup/copyDatabase.ts'
import { formOf } from '#server/store/sql/backup/form.ts'
import { EMBEDDED_FILE, openEmbeddedFile } from '#server/store/sql/embedded.ts'
import { noteBackup } from '#server/store/sql/upkeep.ts'
import { describeStore, type DataPlace, type OpenDatabase } from '#server/node/openStore.ts'
import { checkSum, makeBackup, requireBackup } from './backupFile.ts'
import { copyEmbedded, inspectEmbedded, placeEmbedded } from './embeddedBackup.ts'
import { readErased } from './erasedFile.ts'
import { fileStamp, fromPlace, intoPlace, withSettled } from './places.ts'
import { told } from './progress.ts'
import { FIRST_WITH_LINEAGE, knownErasures, repeatKnown } from './repeat.ts'

/** The message of a successful command. */
type Words = string

/**
 * Writes all data into one new SQLite file, while a server may continue to write.
 * @param path the default is a file named by the time, in `backups` in the data folder
 */
export async function backUp(place: DataPlace, path: string | undefined, now: Date): Promise<Words> {
  const file = path ?? join(place.DATA_DIR, 'backups', `institute-${fileStamp(now)}.db`)
  await fromPlace(place, async ({ db, engine }) => {
    await formOf(db)
    await makeBackup(file, async (folder) => {
      if (engine === 'sqlite') await copyEmbedded(place, folder)
      else await withSettled(folder, (copy) => copied('Backing up', ofPlace(place), copy))
      await inspectEmbedded(join(folder, EMBEDDED_FILE))
    })
    await noteBackup(db, engine, now.getTime())
  })
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  return `Backup of the ${describeStore(place)}: ${file}, ${kilobytes} kB.`
}

/** Restores a backup into an empty database. The whole file is verified before the database is touched. */
export async function restore(
  place: DataPlace,
  path: string,
  { erasures, ...options }: { isReplaced: boolean; erasures: string | undefined; now: Date },
): Promise<Words> {
  const { form, rows, sha256, said } = await inspect(path)
  // Older backups do not identify their database, so only a list that the administrator names applies to them.
  const isToldApart = form >= FIRST_WITH_LINEAGE
  const lines = isToldApart
    ? await knownErasures(place, { given: erasures, isReplaced: options.isReplaced })
    : named(erasures)
  let repeated = 0
  const fill = async (database: OpenDatabase) => {
    if (database.engine === 'postgres') await copied('Restoring', ofFile(path), database)
    await settleForm(database)
    await forgetPassing(database.db)
    repeated = await repeatKnown(database, form, lines)
  }
  const kept = await intoPlace(place, options, fill, (folder) => placeEmbedded(path, folder, sha256))
  const more = [
    ...(repeated > 0
      ? [`\nRecords erased again, as they had been erased after the backup: ${repeated}.`]
      : []),
    ...(isToldApart || erasures !== undefined ? [] : [`\n${OLD_BACKUP}`]),
    ...(kept === undefined ? [] : [`\nThe previous database is now ${kept}.`]),
    said,
  ].join('')
  return `Restored ${summary(rows)} (form ${form}) into the ${describeStore(place)}.${more}`
}

const OLD_BACKUP =
  'The backup is older than the list of erasures, so records that were erased after it was taken are back. To erase them again, name a list with --erasures.'

const named = (erasures: string | undefined) => (erasures === undefined ? [] : readErased(erasures))

/** Verifies a backup; touches no database. */
export async function check(path: string): Promise<Words> {
  const { form, rows, said } = await inspect(path)
  return `The backup is intact: ${summary(rows)} (form ${form}).${said}`
}

async function inspect(path: string) {
  requireBackup(path)
  return { ...(await checkSum(path)), ...(await inspectEmbedded(path)) }
}

/** Copies a database into an empty one. */
export async function move(from: DataPlace, to: DataPlace, now: Date): Promise<Words> {
  let rows: Record<string, number> = {}
  await intoPlace(to, { isReplaced: false, now }, async (database) => {
    rows = await copied('Moving', ofPlace(from), database, true)
    await settleForm(database)
  })
  return `Moved ${summary(rows)} from the ${describeStore(from)} to the ${describeStore(to)}.`
}

const copied = (title: string, from: Opening, to: Opened, isMove = false) =>
  told({ title, unit: 'rows' }, (onRows) => copyDatabase(from, to, { onRows, isMove }))

const ofPlace =
  (place: DataPlace): Opening =>
  (work) =>
    fromPlace(place, work)

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
