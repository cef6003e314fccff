import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readSnapshot } from '#server/store/sql/backup/readSnapshot.ts'
import { Refused, type Snapshot } from '#server/store/sql/backup/snapshot.ts'
import { different, sumsOf, type TableSum } from '#server/store/sql/backup/tableSums.ts'
import { requireKnownForm, writeSnapshot } from '#server/store/sql/backup/writeSnapshot.ts'
import { noteBackup } from '#server/store/sql/upkeep.ts'
import { describeStore, type DataPlace } from '#server/node/openStore.ts'
import { readBackup, writeBackup } from './backupFile.ts'
import { readErased } from './erasedFile.ts'
import { told } from './progress.ts'
import { FIRST_WITH_LINEAGE, knownErasures, repeatKnown } from './repeat.ts'
import { fileStamp, fromPlace, intoPlace } from './places.ts'

/** What a command says when it is done. */
type Words = string

/**
 * Writes what a database holds into one new file, while a server goes on writing.
 * @param path by default one with the time in its name, in the data folder's `backups`
 */
export async function backUp(place: DataPlace, path: string | undefined, now: Date): Promise<Words> {
  const file = path ?? join(place.DATA_DIR, 'backups', `institute-${fileStamp(now)}.jsonl.gz`)
  await fromPlace(place, ({ db, engine }) =>
    readSnapshot(db, engine, (snapshot) => writeBackup(file, withProgress(snapshot, 'Backing up'), now)),
  )
  await fromPlace(place, ({ db, engine }) => noteBackup(db, engine, now.getTime()))
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  return `Backup of the ${describeStore(place)}: ${file}, ${kilobytes} kB.`
}

/** Fills an empty database from a backup; the whole file is checked before the database is touched. */
export async function restore(
  place: DataPlace,
  path: string,
  { erasures, ...options }: { isReplaced: boolean; erasures: string | undefined; now: Date },
): Promise<Words> {
  const { schema, at, pieces } = await readBackup(path)
  const sums = await sumsOf(told(pieces, { title: 'Checking the file' }))
  const size = rowsOf(sums)
  // A backup of before databases were told apart may be of another one: then only a list that is named counts.
  const isToldApart = schema >= FIRST_WITH_LINEAGE
  const lines = isToldApart
    ? await knownErasures(place, { given: erasures, isReplaced: options.isReplaced })
    : named(erasures)
  let repeated = 0
  const kept = await intoPlace(place, options, async (database) => {
    const { db, engine } = database
    await writeSnapshot(db, engine, withProgress({ ...(await readBackup(path)), size }, 'Restoring'))
    repeated = await repeatKnown(database, { schema, at }, lines)
  })
  const before = [
    ...(repeated > 0 ? [`\n${repeated} records that were erased since then are erased again.`] : []),
    ...(isToldApart || erasures !== undefined ? [] : [`\n${OLD_BACKUP}`]),
    ...(kept === undefined ? [] : [`\nThe database that was there is now ${kept}.`]),
  ].join('')
  return `Restored ${summary(sums)} of ${at} (form ${schema}) into the ${describeStore(place)}.${before}`
}

const OLD_BACKUP =
  'The backup is older than the list of erasures: what was erased since then is back. --erasures names a list.'

const named = (erasures: string | undefined) => (erasures === undefined ? [] : readErased(erasures))

/** Reads a whole backup and compares its checksums; no database is touched. */
export async function check(path: string): Promise<Words> {
  const { schema, at, engine, pieces } = await readBackup(path)
  const sums = await sumsOf(told(pieces, { title: 'Checking the file' }))
  requireKnownForm(schema)
  return `The backup is whole: ${summary(sums)} of ${at} (form ${schema}, ${engine}).`
}

/** Fills an empty database from another one. */
export async function move(from: DataPlace, to: DataPlace, now: Date): Promise<Words> {
  const read = <T>(work: Parameters<typeof readSnapshot<T>>[2]) =>
    fromPlace(from, ({ db, engine }) => readSnapshot(db, engine, work))
  let sums: Record<string, TableSum> = {}
  const requireUnchanged = async (written: Record<string, TableSum>) => {
    const changed = different(written, await read(({ pieces }) => sumsOf(pieces)))
    if (changed.length === 0) return
    throw new Refused('occupied', `Stop the server first: meanwhile it wrote into ${changed.join(', ')}.`)
  }
  await intoPlace(to, { isReplaced: false, now }, ({ db, engine }) =>
    read(async (snapshot) => {
      sums = await writeSnapshot(db, engine, withProgress(snapshot, 'Moving'), requireUnchanged)
    }),
  )
  return `Moved ${summary(sums)} from the ${describeStore(from)} to the ${describeStore(to)}.`
}

/** Returns the snapshot with its progress printed while it is read. */
const withProgress = (snapshot: Snapshot, title: string): Snapshot => ({
  ...snapshot,
  pieces: told(snapshot.pieces, { title, total: snapshot.size }),
})

const rowsOf = (sums: Record<string, TableSum>) =>
  Object.values(sums).reduce((total, { rows }) => total + rows, 0)

const summary = (sums: Record<string, TableSum>) =>
  `${rowsOf(sums)} rows of ${Object.keys(sums).length} tables`
