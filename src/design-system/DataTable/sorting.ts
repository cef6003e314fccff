import type { Column, SortDirection } from './column.ts'

export interface SortDescriptor {
  /** The id of the column. */
  column: string
  /** Which end is first. */
  direction: SortDirection
}

/** By which column the rows are sorted. The caller sorts them, or has the server sort them. */
export interface Sorting {
  /** Undefined if no column is sorted. */
  sortDescriptor?: SortDescriptor | undefined
  /** Called with the order that a press of a header asks for. */
  onSortChange: (descriptor: SortDescriptor) => void
  /**
   * The order without a sorted column: 'Newest first'. With it, the third press of a header returns to it, and on phones it is
   * an option.
   */
  unsorted?: { label: string; onSelect: () => void }
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const

/** Returns the order of a first press. */
const firstDirection = <Row>({ allowsSorting }: Column<Row>): SortDirection =>
  typeof allowsSorting === 'string' ? allowsSorting : 'ascending'

/** Presses a column's header: the first press sorts, the second reverses, the third returns to the unsorted rows. */
export function pressHeader<Row>(
  column: Column<Row>,
  { sortDescriptor, onSortChange, unsorted }: Sorting,
): void {
  const isReversed =
    sortDescriptor?.column === column.id && sortDescriptor.direction !== firstDirection(column)
  if (isReversed && unsorted) unsorted.onSelect()
  else onSortChange(nextSort(column, sortDescriptor))
}

/** Returns the order after a press on a column's header. */
function nextSort<Row>(column: Column<Row>, current: SortDescriptor | undefined): SortDescriptor {
  const isSorted = current?.column === column.id
  return { column: column.id, direction: isSorted ? opposite[current.direction] : firstDirection(column) }
}

/** Returns both orders of each sortable column, the one of its first press first. */
export function sortChoices<Row>(columns: readonly Column<Row>[]) {
  return columns
    .filter(({ allowsSorting }) => allowsSorting)
    .flatMap((column) => {
      const first = firstDirection(column)
      return [first, opposite[first]].map((direction) => ({
        id: `${column.id} ${direction}`,
        header: column.label ?? column.header,
        descriptor: { column: column.id, direction },
      }))
    })
}
