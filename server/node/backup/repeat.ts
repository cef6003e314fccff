import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupTables } from '#server/store/sql/backup/backupTables.ts'
import { repeatErasures } from '#server/store/sql/backup/repeatErasures.ts'
import { EMBEDDED_FILE } from '#server/store/sql/embedded.ts'
import { readErasures } from '#server/store/sql/erasures.ts'
import { sqlUpkeep } from '#server/store/sql/upkeep.ts'
import type { DataPlace, OpenDatabase } from '#server/node/openStore.ts'
import { erasedFile, erasuresOf, readErased, type ErasedLine } from './erasedFile.ts'
import { isOfDamaged, requireAlone, withDatabase } from './places.ts'

/** The first form of the database that tells it from others. */
export const FIRST_WITH_LINEAGE = '0008_erased'

/** How often the end of scrubbing is waited for, some seconds each time. */
const TRIES = 10

/**
 * What was erased in the database that makes room, and what the list beside it says.
 * @param given a list that the administrator names
 * @throws {Refused} when a server is on the database that shall make room
 */
export async function knownErasures(
  place: DataPlace,
  { given, isReplaced }: { given: string | undefined; isReplaced: boolean },
): Promise<ErasedLine[]> {
  const beside = erasedFile(place.DATA_DIR)
  return [
    ...(given === undefined ? [] : readErased(given)),
    ...(existsSync(beside) ? readErased(beside) : []),
    ...(isReplaced ? await replacedErasures(place) : []),
  ]
}

async function replacedErasures(place: DataPlace): Promise<ErasedLine[]> {
  if (place.DATABASE_URL !== undefined || !existsSync(join(place.DATA_DIR, EMBEDDED_FILE))) return []
  return withDatabase(place, async (database) => {
    const { db, engine } = database
    const tables = await backupTables(db, engine)
    const isListed = tables.some(({ name }) => name === 'erased')
    const { lineage, erased } = isListed ? await readErasures(db) : { lineage: '', erased: [] }
    // The file is to be moved: nothing of this look at it may stay.
    await requireAlone(place, database)
    return erased.map((erasure) => ({ lineage, ...erasure }))
  }).catch((error: unknown) => {
    // A damaged database says nothing any more; the list beside it does.
    if (isOfDamaged(error)) return []
    throw error
  })
}

/**
 * Erases in a restored database what was erased since its backup.
 * @param form of the backup
 * @returns how many records
 */
export async function repeatKnown(
  database: OpenDatabase,
  form: string,
  lines: readonly ErasedLine[],
): Promise<number> {
  const { db, engine } = database
  const { lineage } = await readErasures(db)
  const erasures = erasuresOf(lines, form < FIRST_WITH_LINEAGE ? undefined : lineage)
  const repeated = await repeatErasures(db, engine, erasures)
  await scrubbed(database)
  return repeated
}

/** Waits until a database's files hold nothing of rows that are gone; a PostgreSQL that others read goes on with that later. */
export async function scrubbed({ db, engine }: OpenDatabase): Promise<void> {
  const upkeep = sqlUpkeep(db, engine)
  const tries = engine === 'sqlite' ? Number.POSITIVE_INFINITY : TRIES
  for (let count = 1; !(await upkeep.scrub()) && count < tries; count += 1);
  await upkeep.close()
}
