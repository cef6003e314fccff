import type { UseCounts } from '#contract/inUse.ts'
import type { RecordKind } from '#contract/kinds.ts'
import type { Stored } from '#server/store/stored.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { lockRows, tableOf } from './locks.ts'
import { discard, discarded, leaveTrash } from './trash.ts'
import type { FieldProblem, InUse } from '#server/store/storeErrors.ts'

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

/** How the records of one kind are written, and read within the same transaction. */
export interface RecordDeps<Row, Body, Trashed> extends RowWrites<Row, Body, Trashed> {
  /** Returns the records with these ids that exist. */
  read: (db: Db, ids: readonly number[]) => Promise<Map<number, Stored<Row>>>
  /** Returns a record as a change makes it; undefined if it has to be read, as it shows other records than before. */
  changed?: (current: Row, body: Body) => Row | undefined
  /** @default nothing refers to records of this kind */
  usesOf?: (db: Db, ids: readonly number[]) => Promise<Map<number, UseCounts>>
}

const none = async () => new Map()

/**
 * Reads and writes sets of records of one kind, with their place in the trash. Writes are always within a transaction, and
 * their callers enter them in the audit trail.
 */
export function recordSets<Row extends object, Body, Trashed extends object>(
  engine: Engine,
  kind: RecordKind,
  { read, changed, usesOf = none, insert, update, take, putBack }: RecordDeps<Row, Body, Trashed>,
) {
  return {
    kind,
    read,
    changed,
    usesOf,
    /** Returns why records were not changed, in their order. */
    change: update,

    /** Locks records until the transaction ends, in the order of their ids. Returns those that exist. */
    async lock(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Stored<Row>>> {
      if (ids.length === 0) return new Map()
      const inOrder = ids.toSorted((one, other) => one - other)
      await lockRows(db, engine, tableOf(kind), inOrder)
      return read(db, inOrder)
    },

    /** Adds records, all or none, and returns them in their order. @throws the first problem */
    async add(db: Db, bodies: readonly Body[]): Promise<(Stored<Row> & { id: number })[]> {
      if (bodies.length === 0) return []
      const ids = allOf(await insert(db, bodies))
      const added = await read(db, ids)
      return ids.map((id) => {
        const one = added.get(id)
        if (!one) throw new Error(`${kind}: a row that was just added is not there: ${id}`)
        return { id, ...one }
      })
    },

    /**
     * Moves records to the trash. Returns for each, in order, its content there; undefined if it does not exist.
     * @param at ms since 1970
     */
    async discard(db: Db, ids: readonly number[], at: number): Promise<(Trashed | RowProblem | undefined)[]> {
      const taken = await take(db, ids)
      const kept = taken.flatMap((row, index) =>
        row === undefined || row instanceof Error ? [] : [{ id: ids[index] ?? 0, row }],
      )
      await discard(db, kind, kept, at)
      return taken
    },

    /**
     * Restores records from the trash. Returns them, or why they stay there, without those that are not in it.
     * @param at ms since 1970
     */
    async restore(
      db: Db,
      ids: readonly number[],
      at: number,
    ): Promise<Map<number, Stored<Row> | RowProblem>> {
      const found = await discarded<Trashed>(db, engine, kind, { ids, at })
      const waiting = [...found].map(([id, row]) => ({ id, row }))
      const results = await putBack(db, waiting)
      const problems = waiting.flatMap(({ id }, index) =>
        results[index] ? [[id, results[index]] as const] : [],
      )
      const kept = new Set(problems.map(([id]) => id))
      const back = waiting.map(({ id }) => id).filter((id) => !kept.has(id))
      await leaveTrash(db, kind, back)
      const restored = back.length > 0 ? await read(db, back) : []
      return new Map<number, Stored<Row> | RowProblem>([...restored, ...problems])
    },
  }
}

/** Sets of records of one kind. */
export type RecordSets<Row extends object, Body> = ReturnType<typeof recordSets<Row, Body, object>>
