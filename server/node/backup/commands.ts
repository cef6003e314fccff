import { statSync } from 'node:fs'
import { join } from 'node:path'
import { readSnapshot } from '#server/store/sql/backup/readSnapshot.ts'
import { Refused, type Snapshot } from '#server/store/sql/backup/snapshot.ts'
import { different, sumsOf, type TableSum } from '#server/store/sql/backup/tableSums.ts'
import { writeSnapshot } from '#server/store/sql/backup/writeSnapshot.ts'
import { describeStore, type DataPlace } from '#server/node/openStore.ts'
import { readBackup, writeBackup } from './backupFile.ts'
import { told } from './progress.ts'
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
    readSnapshot(db, engine, (snapshot) => writeBackup(file, shown(snapshot, 'Backing up'), now)),
  )
  const kilobytes = Math.ceil(statSync(file).size / 1000)
  return `Backup of the ${describeStore(place)}: ${file}, ${kilobytes} kB.`
}

/** Fills an empty database from a backup; the whole file is checked before the database is touched. */
export async function restore(
  place: DataPlace,
  path: string,
  options: { isReplaced: boolean; now: Date },
): Promise<Words> {
  const { schema, at, pieces } = await readBackup(path)
  const sums = await sumsOf(told(pieces, { title: 'Checking the file' }))
  const size = rowsOf(sums)
  const kept = await intoPlace(place, options, async ({ db, engine }) =>
    writeSnapshot(db, engine, shown({ ...(await readBackup(path)), size }, 'Restoring')),
  )
  const before = kept === undefined ? '' : `\nThe database that was there is now ${kept}.`
  return `Restored ${summary(sums)} of ${at} (form ${schema}) into the ${describeStore(place)}.${before}`
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
      sums = await writeSnapshot(db, engine, shown(snapshot, 'Moving'), requireUnchanged)
    }),
  )
  return `Moved ${summary(sums)} from the ${describeStore(from)} to the ${describeStore(to)}.`
}

/** A snapshot that tells of its progress while it is read. */
const shown = (snapshot: Snapshot, title: string): Snapshot => ({
  ...snapshot,
  pieces: told(snapshot.pieces, { title, total: snapshot.size }),
})

const rowsOf = (sums: Record<string, TableSum>) =>
  Object.values(sums).reduce((total, { rows }) => total + rows, 0)

const summary = (sums: Record<string, TableSum>) =>
  `${rowsOf(sums)} rows of ${Object.keys(sums).length} tables`
