import { sql, type RawBuilder } from 'kysely'
import { orderOf } from '#contract/text/sorting.ts'
import { comparing, type SortKeys } from '#contract/text/sortKeys.ts'
import {
  byId,
  cursorTo,
  endsOf,
  keysetReader,
  noteStart,
  type Cursor,
  type ListOrder,
  type Position,
  type Range,
  type Starts,
} from './keyset.ts'
import { nextTurn } from '#server/store/sql/engine/pauses.ts'
import { foundFirst, sourceOf, type ListTable } from './search.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Matches } from './totals.ts'

/** How the rows of a list are read. */
export interface RowReader<Raw, Row> {
  /**
   * Returns the statement that reads rows of the list.
   * @param condition selects the rows
   * @param order the ORDER BY expression
   */
  select: (condition: RawBuilder<boolean>, order: RawBuilder<unknown>) => RawBuilder<Raw>
  /** Converts database rows to rows of the list. */
  rowsOf: (raws: Raw[]) => Row[]
  idOf: (row: Row) => number
  /** The sort keys that the list's query may name: the same values as in their columns (`ListTable.sortColumns`). */
  sortKeys: SortKeys<Row>
}

/** Maximum size of a search result that is collected before it is sorted. */
const FEW_MATCHES = 5000

/**
 * Rows of a sorted search that the embedded database skips at once, as it tests each of them on the main thread: a few ms.
 * The rows between are remembered as starts.
 */
const HOP = 500

/** Returns a function that reads the rows of a search in an order, by offset or from a position. */
export function sortedReader<Raw, Row>(
  db: Db,
  engine: Engine,
  table: ListTable,
  { select, rowsOf, idOf, sortKeys }: RowReader<Raw, Row>,
) {
  const id = sql.ref(table.id)

  return ({ search, total }: Matches, sort: string | undefined) => {
    const order = orderOf(sort)
    const key = order && table.sortColumns?.[order.key]
    const columns = key === undefined ? [] : [key, table.sortId ?? table.id]
    const listOrder: ListOrder =
      columns.length === 0
        ? byId
        : { columns: columns.map((name) => sql.ref(name)), isDescending: order?.isDescending ?? false }
    const keyOf = order && sortKeys[order.key]
    const compare = order && comparing(order, sortKeys, idOf)
    const isRare = search.words.length > 0 && total <= FEW_MATCHES
    const isTested = engine === 'sqlite' && order !== undefined && search.words.length > 0 && !isRare
    const mostSkipped = isTested ? HOP : Number.POSITIVE_INFINITY
    const starts: Starts = new Map()

    const searched = order ? { ...search, filter: search.filter ?? sql`true`, isSmall: !isRare } : search
    const source = sourceOf(engine, table, searched)
    const read = keysetReader(
      db,
      engine === 'postgres' && isRare ? foundFirst(source, new Set([table.id, ...columns])) : source,
      listOrder,
      (ids) => select(sql`${id} in (${ids})`, sql`${id} desc`),
    )

    const positionOf = (row: Row): Position => (keyOf ? [keyOf(row), idOf(row)] : [idOf(row)])

    async function rowsAt(cursor: Cursor, size: number): Promise<Row[]> {
      const rows = rowsOf(await read(cursor, size))
      return compare ? rows.toSorted(compare) : rows
    }

    return {
      /** Reads a page. */
      async page(range: Range): Promise<Row[]> {
        let cursor = cursorTo(starts, range, listOrder)
        while (cursor.skip > mostSkipped) {
          const [row] = await rowsAt({ ...cursor, skip: HOP }, 1)
          if (!row) break
          noteStart(starts, cursor.at + (cursor.isBackward ? -HOP - 1 : HOP), positionOf(row))
          cursor = cursorTo(starts, range, listOrder)
          await nextTurn()
        }
        const rows = await rowsAt(cursor, range.size)
        if (rows[0]) noteStart(starts, range.offset, positionOf(rows[0]))
        return rows
      },

      start: endsOf(listOrder).start,

      /** Reads rows from a position on. */
      from: (position: Position, size: number) =>
        rowsAt({ from: position, isBackward: false, skip: 0 }, size),

      /** Returns the position that follows a row. */
      after: (row: Row): Position => {
        const next = idOf(row) + (listOrder.isDescending ? -1 : 1)
        return keyOf ? [keyOf(row), next] : [next]
      },
    }
  }
}
