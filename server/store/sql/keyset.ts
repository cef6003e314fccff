import { sql, type RawBuilder } from 'kysely'
import { MAX_ID } from '#contract/ids.ts'
import type { Source } from './search.ts'
import type { Db } from './tables.ts'

/** Keyset cursor: start row, direction and offset. */
export interface Cursor {
  /**
   * The id to start from: included when reading towards older rows, excluded with `isBackward`, towards newer rows.
   */
  from: number
  isBackward: boolean
  /** Rows to skip. */
  skip: number
}

/** Maximum number of remembered start rows of a list. */
const KEPT_STARTS = 100

/** Ids of the first rows of pages that were read, by their offset. */
export type Starts = Map<number, number>

/** Remembers the first row of a page; beyond the maximum, forgets the oldest one. */
export function noteStart(starts: Starts, offset: number, id: number): void {
  starts.set(offset, id)
  const [oldest] = starts.keys()
  if (starts.size > KEPT_STARTS && oldest !== undefined) starts.delete(oldest)
}

/**
 * Returns the cursor that skips the fewest rows before a page: from the start or end of the list, or from a
 * remembered row. The database reads every skipped row.
 */
export function cursorTo(
  starts: Starts,
  { offset, size, total }: { offset: number; size: number; total: number },
): Cursor {
  const toEnd = total - offset - size
  let cursor: Cursor =
    offset <= toEnd
      ? { from: MAX_ID, isBackward: false, skip: offset }
      : { from: 0, isBackward: true, skip: toEnd }
  for (const [at, from] of starts) {
    const isBackward = at > offset
    const skip = isBackward ? at - offset - size : offset - at
    if (skip >= 0 && skip < cursor.skip) cursor = { from, isBackward, skip }
  }
  return cursor
}

/** Returns a query for the ids after a cursor. The values that change with the cursor must be its last parameters. */
function idsFrom({ id, from, condition }: Source, cursor: Cursor, size: number) {
  const bound = cursor.isBackward ? sql`${id} > ${cursor.from}` : sql`${id} <= ${cursor.from}`
  const order = cursor.isBackward ? sql`asc` : sql`desc`
  return sql`select ${id} from ${from} where ${condition} and ${bound}
    order by ${id} ${order} limit ${size} offset ${cursor.skip}`
}

/**
 * Returns a function that reads rows by cursor, newest first. It compiles one statement for each direction, because
 * compiling takes longer than running.
 * @param select returns the statement that reads the rows with the given ids; it must add no parameter after them
 */
export function keysetReader<Raw>(
  db: Db,
  source: Source,
  select: (ids: RawBuilder<unknown>) => RawBuilder<Raw>,
) {
  const statements = new Map<boolean, ReturnType<RawBuilder<Raw>['compile']>>()
  return async (cursor: Cursor, size: number): Promise<Raw[]> => {
    const { from, isBackward, skip } = cursor
    const compiled = statements.get(isBackward) ?? select(idsFrom(source, cursor, size)).compile(db)
    statements.set(isBackward, compiled)
    const parameters = [...compiled.parameters.slice(0, -3), from, size, skip]
    const { rows } = await db.executeQuery<Raw>({ ...compiled, parameters })
    return rows
  }
}
