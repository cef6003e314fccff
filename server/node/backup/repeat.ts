import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backupTables } from '#server/store/sql/backup/backupTables.ts'
import { repeatErasures } from '#server/store/sql/backup/repeatErasures.ts'
import { EMBEDDED_FILE } from '#server/store/sql/engine/embedded.ts'
import { rebuildEmbedded } from '#server/store/sql/engine/embeddedRebuild.ts'
import { readErasures } from '#server/store/sql/upkeep/erasures.ts'
import type { DataLocation, OpenDatabase } from '#server/node/openStore.ts'
import { erasedFile, erasuresOf, readErased, type ErasedLine } from './erasedFile.ts'
import { isOfDamaged, requireAlone, withDatabase } from './dataLocations.ts'

/**
 * Returns the known erasures: from the list that the administrator names, the list beside the database, and the
 * database to be replaced.
 * @param given path of the list that the administrator names
 * @throws {Refused} if a server is using the database to be replaced
 */
export async function knownErasures(
  location: DataLocation,
  { given, isReplaced }: { given: string | undefined; isReplaced: boolean },
): Promise<ErasedLine[]> {
  const beside = erasedFile(location.DATA_DIR)
  return [
    ...(given === undefined ? [] : readErased(given)),
    ...(existsSync(beside) ? readErased(beside) : []),
    ...(isReplaced ? await replacedErasures(location) : []),
  ]
}

async function replacedErasures(location: DataLocation): Promise<ErasedLine[]> {
  if (location.DATABASE_URL !== undefined || !existsSync(join(location.DATA_DIR, EMBEDDED_FILE))) return []
  return withDatabase(location, async (database) => {
    const { db, engine } = database
    // A database of before release 1.0.0 may lack the list.
    const tables = await backupTables(db, engine)
    const isListed = tables.some(({ name }) => name === 'erased')
    const { lineage, erased } = isListed ? await readErasures(db) : { lineage: '', erased: [] }
    // The file will be moved, so reading it must leave no other files beside it.
    await requireAlone(location, database)
    return erased.map((erasure) => ({ lineage, ...erasure }))
  }).catch((error: unknown) => {
    // A damaged database cannot be read; its list still can.
    if (isOfDamaged(error)) return []
    throw error
  })
}

/**
 * Repeats in a restored database the erasures made since its backup.
 * @returns the number of records
 */
export async function repeatKnown(database: OpenDatabase, lines: readonly ErasedLine[]): Promise<number> {
  const { db, engine } = database
  const { lineage } = await readErasures(db)
  const repeated = await repeatErasures(db, engine, erasuresOf(lines, lineage))
  if (engine === 'sqlite') await rebuildEmbedded(db)
  return repeated
}
