import type { FieldProblem, InUse } from '#server/store/storeErrors.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** Why other records do not allow a write of one row. */
export type RowProblem = FieldProblem | InUse

/** A change of a row. `current` is the record as it is stored. */
export interface Change<Row, Body> {
  id: number
  body: Body
  current: Row
}

/**
 * How the rows of one kind are written, always within a transaction, several in a number of statements that does not grow with
 * theirs. Each write returns what became of each row, in order: a problem if it was not written; the others are.
 * `Trashed` is the content of the trash for a record.
 * @throws {FieldProblem} if another transaction takes a unique text at the same moment
 */
export interface RowWrites<Row, Body, Trashed> {
  /** Returns the new ids. */
  insert: (transaction: Db, bodies: readonly Body[]) => Promise<(number | RowProblem)[]>
  update: (transaction: Db, changes: readonly Change<Row, Body>[]) => Promise<(undefined | RowProblem)[]>
  /** Deletes records; undefined for those that do not exist. */
  take: (transaction: Db, ids: readonly number[]) => Promise<(Trashed | undefined | RowProblem)[]>
  putBack: (
    transaction: Db,
    kept: readonly { id: number; row: Trashed }[],
  ) => Promise<(undefined | RowProblem)[]>
}

/** Writes the rows that have no problem. Returns what became of all rows, in order. */
export async function writeGood<T, R>(
  rows: readonly T[],
  problems: readonly (RowProblem | undefined)[],
  write: (good: T[]) => Promise<readonly R[]>,
): Promise<(R | RowProblem)[]> {
  const good = rows.filter((_, index) => !problems[index])
  const results = (good.length > 0 ? await write(good) : []).values()
  return rows.map((_, index) => {
    const problem = problems[index]
    if (problem) return problem
    const result = results.next()
    if (result.done) throw new Error('A row was written without a result')
    return result.value
  })
}

/** Returns the result of a write of one row. @throws its problem */
export function onlyOne<T>(results: readonly (T | RowProblem)[]): T {
  for (const result of results) {
    if (result instanceof Error) throw result
    return result
  }
  throw new Error('One row was to be written')
}

/** Returns the results of writes of which all must succeed. @throws the first problem */
export const allOf = <T>(results: readonly (T | RowProblem)[]): T[] =>
  results.map((result) => onlyOne([result]))
