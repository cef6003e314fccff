import type { SortDirection } from './column.ts'

export const dataTableWords = {
  /** After the name of the row just saved, for screen readers. */
  saved: 'saved',
  /** While the first rows load, for screen readers. @param label the table's accessible name */
  loading: (label: string) => `Loading ${label.toLowerCase()}`,
  /** Title of an empty table whose caller gives none. */
  empty: 'Nothing here yet',
  /** Label of the select that sorts the cards on phones. */
  sortBy: 'Sort by',
  sortOption: (header: string, direction: SortDirection) => `${header}, ${direction}`,
  /** Announced after sorting. */
  sorted: (header: string, direction: SortDirection) => `Sorted by ${header}, ${direction}`,
  /** Before the name of the row, on its tick box. */
  selectRow: 'Select',
  selectPage: 'Select all on this page',
  /** Beside the box of `selectPage` on phones; a part of its text. */
  thisPage: 'This page',
  selected: (count: number) => `${count} selected`,
  /** @param total the number of rows that match, if it is known */
  allSelected: (total: number | undefined) =>
    total === undefined ? 'All selected' : `All ${total} selected`,
  noneSelected: 'None selected',
  selectAll: (total: number) => `Select all ${total} that match`,
  /** Goes back from all rows that match to those that were selected before. */
  onlyThese: (count: number) => `Only these ${count}`,
  clearSelection: 'Clear selection',
}
