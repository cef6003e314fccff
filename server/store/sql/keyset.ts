import { sql, type RawBuilder } from 'kysely'
import { MAX_ID } from '#contract/ids.ts'
import type { Source } from './search.ts'
import type { Db } from './tables.ts'

/** Keyset cursor: start row, direction and offset. */
export interface Cursor {
  /** The id of the start row, of which `isBackward` takes the newer ones alone. */
  from: number
  isBackward: boolean
  /** Rows to skip. */
  skip: number
}

/** Start rows that are remembered of one list. */
const KEPT_STARTS = 100

/** Ids of the start rows of pages that were read, by their offset. */
export type Starts = Map<number, number>

/** Remembers where a page starts, in place of the page that was noted first. */
export function noteStart(starts: Starts, offset: number, id: number): void {
  starts.set(offset, id)
  const [oldest] = starts.keys()
  if (starts.size > KEPT_STARTS && oldest !== undefined) starts.delete(oldest)
}

/**
 * Returns the cursor that skips the fewest rows on the way to a page: from one of the two ends of the list, or from a
 * known start row. The database walks over every row that is skipped.
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

/** Returns the ids that a cursor leads to. What changes with the cursor comes last among the parameters. */
function idsFrom({ id, from, condition }: Source, cursor: Cursor, size: number) {
  const bound = cursor.isBackward ? sql`${id} > ${cursor.from}` : sql`${id} <= ${cursor.from}`
  const order = cursor.isBackward ? sql`asc` : sql`desc`
  return sql`select ${id} from ${from} where ${condition} and ${bound}
    order by ${id} ${order} limit ${size} offset ${cursor.skip}`
}

/**
 * Returns a function that reads rows by cursor, newest first. Its statement for each direction is compiled once: to
 * compile it takes longer than to run it.
 * @param select the statement that reads the rows with the ids that it is given; without a parameter after them
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
