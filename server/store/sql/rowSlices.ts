import { setImmediate } from 'node:timers/promises'
import type { Engine } from './tables.ts'

/** Rows that are read at once: some 3 ms on the thread that answers everybody. */
export const SLICE = 250

/** The same for whole records: what PostgreSQL works on is not on that thread, and each question costs a way there. */
export const RECORDS: Record<Engine, number> = { sqlite: SLICE, postgres: 2 * SLICE }

/**
 * Yields all rows of a list in slices, each from the one after the last row before it. Between two of them every other
 * request has its turn, as the embedded database answers on this thread.
 * @param read reads up to `size` rows that begin at a place
 * @param after returns the place after a row
 */
export async function* slicesFrom<Row>(
  start: number,
  read: (from: number) => Promise<Row[]>,
  after: (last: Row) => number,
  size = SLICE,
): AsyncGenerator<Row[]> {
  for (let from = start; ;) {
    const rows = await read(from)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < size) return
    from = after(last)
    await setImmediate()
  }
}
