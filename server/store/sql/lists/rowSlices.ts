import { nextTurn } from '#server/store/sql/engine/pauses.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** Number of rows read at once: about 3 ms on the main thread. */
export const SLICE = 250

/** The same for whole records. PostgreSQL does not run on the main thread, and each query costs a round trip. */
export const RECORDS: Record<Engine, number> = { sqlite: SLICE, postgres: 2 * SLICE }

/**
 * Yields all rows of a list in slices. Other requests run between two slices, because the embedded database runs on
 * the main thread.
 * @param read reads up to `size` rows from a position on
 * @param after returns the position after a row
 */
export async function* slicesFrom<Row, Position = number>(
  start: Position,
  read: (from: Position) => Promise<Row[]>,
  after: (last: Row) => Position,
  size = SLICE,
): AsyncGenerator<Row[]> {
  for (let from = start; ;) {
    const rows = await read(from)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    from = after(last)
    await nextTurn()
  }
}
