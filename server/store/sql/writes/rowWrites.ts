import type { FieldFault, InUse } from '#server/store/storeErrors.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Why other records do not allow a write of one row. */
export type RowFault = FieldFault | InUse

/** A change of a row. `current` is the record as it is stored. */
export interface Change<Row, Body> {
  id: number
  body: Body
  current: Row
}

/**
 * How the rows of one kind are written, always within a transaction, several in a number of statements that does not grow with
 * theirs. Each write returns what became of each row, in order: a fault if it was not written; the others are.
 * `Kept` is the content of the trash for a record.
 * @throws {FieldFault} if another transaction takes a unique text at the same moment
 */
export interface RowWrites<Row, Body, Kept> {
  /** Returns the new ids. */
  insert: (transaction: Db, bodies: readonly Body[]) => Promise<(number | RowFault)[]>
  update: (transaction: Db, changes: readonly Change<Row, Body>[]) => Promise<(undefined | RowFault)[]>
  /** Deletes records; undefined for those that do not exist. */
  take: (transaction: Db, ids: readonly number[]) => Promise<(Kept | undefined | RowFault)[]>
  putBack: (transaction: Db, kept: readonly { id: number; row: Kept }[]) => Promise<(undefined | RowFault)[]>
}

/** Writes the rows that have no fault. Returns what became of all rows, in order. */
export async function writeGood<T, R>(
  rows: readonly T[],
  faults: readonly (RowFault | undefined)[],
  write: (good: T[]) => Promise<readonly R[]>,
): Promise<(R | RowFault)[]> {
  const good = rows.filter((_, index) => !faults[index])
  const results = (good.length > 0 ? await write(good) : []).values()
  return rows.map((_, index) => {
    const fault = faults[index]
    if (fault) return fault
    const result = results.next()
    if (result.done) throw new Error('A row was written without a result')
    return result.value
  })
}

/** Returns the result of a write of one row. @throws its fault */
export function onlyOne<T>(results: readonly (T | RowFault)[]): T {
  for (const result of results) {
    if (result instanceof Error) throw result
    return result
  }
  throw new Error('One row was to be written')
}

/** Returns the results of writes of which all must succeed. @throws the first fault */
export const allOf = <T>(results: readonly (T | RowFault)[]): T[] =>
  results.map((result) => onlyOne([result]))
