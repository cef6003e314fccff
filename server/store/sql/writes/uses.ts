import { sql, type RawBuilder } from 'kysely'
import type { UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { inUseFault } from '#server/store/refusals.ts'
import { tableOf } from './locks.ts'
import { inParts } from './rowSets.ts'
import type { RowFault } from './rowWrites.ts'
import type { Db } from '#server/store/sql/tables.ts'

type UsesOf = (db: Db, ids: readonly number[]) => Promise<Map<number, UseCounts>>

/**
 * Returns what counts how many records refer to those of a kind, by their ids.
 * @param counts columns named after kinds, for a select from the table of the kind
 */
export function countedUses(kind: RecordKind, counts: RawBuilder<unknown>): UsesOf {
  const { name, id } = tableOf(kind)
  return async (db, ids) => {
    const rows = await inParts(db, ids, async (some) => {
      const counted = await sql<UseCounts & { id: number }>`
        select ${sql.ref(id)} as "id", ${counts} from ${sql.table(name)} where ${sql.ref(id)} in (${sql.join(some)})`.execute(
        db,
      )
      return counted.rows
    })
    return new Map(rows.map(({ id: of, ...uses }) => [of, uses]))
  }
}

/** Returns what finds why records of a kind must not be deleted, in the order of their ids. */
export const deleteFaults =
  (kind: RecordKind, usesOf: UsesOf) =>
  async (db: Db, ids: readonly number[]): Promise<(RowFault | undefined)[]> => {
    const uses = await usesOf(db, ids)
    return ids.map((id) => inUseFault(kind, uses.get(id) ?? {}))
  }
