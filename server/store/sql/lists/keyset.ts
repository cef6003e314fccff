import { sql, type RawBuilder } from 'kysely'
import { MAX_ID } from '#contract/ids.ts'
import type { Source } from './search.ts'
import type { Db } from '#server/store/sql/tables.ts'

/** The order of a list: by id, or by other columns. */
export interface ListOrder {
  /** A column with sort keys, and one with the id. */
  columns?: readonly RawBuilder<unknown>[]
  isDescending: boolean
}

/** Newest first. */
export const byId: ListOrder = { isDescending: true }

/** The place of a row in its order: its id, after its sort key if there is one. */
export type Position = readonly (string | number)[]

/** Follows every sort key. */
const LAST_KEY = '\u{10FFFF}'

/** Returns the positions before the first and after the last row of a list. */
export function endsOf({ columns, isDescending }: ListOrder): { start: Position; end: Position } {
  const [least, greatest] = columns
    ? [
        ['', 0],
        [LAST_KEY, MAX_ID],
      ]
    : [[0], [MAX_ID]]
  return isDescending ? { start: greatest, end: least } : { start: least, end: greatest }
}

/** Keyset cursor: start row, direction and offset. */
export interface Cursor {
  /** The row to start from: included, but excluded with `isBackward`, towards the start of the list. */
  from: Position
  isBackward: boolean
  /** Rows to skip. */
  skip: number
}

/** Maximum number of remembered start rows of a list. */
const CACHED_STARTS = 100

/** Positions of the first rows of pages that were read, by their offset. */
export type Starts = Map<number, Position>

/** Remembers the first row of a page; beyond the maximum, forgets the oldest one. */
export function noteStart(starts: Starts, offset: number, position: Position): void {
  starts.set(offset, position)
  const [oldest] = starts.keys()
  if (starts.size > CACHED_STARTS && oldest !== undefined) starts.delete(oldest)
}

/** Rows of a list of `total` rows that are wanted. */
export interface Range {
  offset: number
  size: number
  total: number
}

/**
 * Returns the cursor that skips the fewest rows before a page, and the offset of its start row: from the start or end of the
 * list, or from a remembered row. The database reads every skipped row.
 */
export function cursorTo(
  starts: Starts,
  { offset, size, total }: Range,
  order: ListOrder = byId,
): Cursor & { at: number } {
  const { start, end } = endsOf(order)
  const toEnd = total - offset - size
  let cursor =
    offset <= toEnd
      ? { from: start, isBackward: false, skip: offset, at: 0 }
      : { from: end, isBackward: true, skip: toEnd, at: total }
  for (const [at, from] of starts) {
    const isBackward = at > offset
    const skip = isBackward ? at - offset - size : offset - at
    if (skip >= 0 && skip < cursor.skip) cursor = { from, isBackward, skip, at }
  }
  return cursor
}

/** Returns a query for the ids after a cursor. The values that change with the cursor must be its last parameters. */
function idsFrom({ id, from, condition }: Source, order: ListOrder, cursor: Cursor, size: number) {
  const columns = order.columns ?? [id]
  const isDown = order.isDescending !== cursor.isBackward
  const comparison = sql.raw(`${isDown ? '<' : '>'}${cursor.isBackward ? '' : '='}`)
  const bound = sql`(${sql.join(columns)}) ${comparison} (${sql.join([...cursor.from])})`
  const direction = isDown ? sql`desc` : sql`asc`
  return sql`select ${id} from ${from} where ${condition} and ${bound}
    order by ${sql.join(columns.map((column) => sql`${column} ${direction}`))} limit ${size} offset ${cursor.skip}`
}

/**
 * Returns a function that reads rows by cursor, in any order. It compiles one statement for each direction, because
 * compiling takes longer than running.
 * @param select returns the statement that reads the rows with the given ids; it must add no parameter after them
 */
export function keysetReader<Raw>(
  db: Db,
  source: Source,
  order: ListOrder,
  select: (ids: RawBuilder<unknown>) => RawBuilder<Raw>,
) {
  const statements = new Map<boolean, ReturnType<RawBuilder<Raw>['compile']>>()
  return async (cursor: Cursor, size: number): Promise<Raw[]> => {
    const { from, isBackward, skip } = cursor
    const compiled = statements.get(isBackward) ?? select(idsFrom(source, order, cursor, size)).compile(db)
    statements.set(isBackward, compiled)
    const values = [...from, size, skip]
    const parameters = [...compiled.parameters.slice(0, -values.length), ...values]
    const { rows } = await db.executeQuery<Raw>({ ...compiled, parameters })
    return rows
  }
}
