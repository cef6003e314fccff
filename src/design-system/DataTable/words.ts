import type { Words } from '#design-system/Words/Words.ts'

export const dataTableWords: Words['dataTable'] = {
  saved: 'saved',
  loading: (label) => `Loading ${label.toLowerCase()}`,
  empty: 'Nothing here yet',
  sortBy: 'Sort by',
  sortOption: (header, direction) => `${header}, ${direction}`,
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
  selectRow: 'Select',
  selectPage: 'Select all on this page',
  thisPage: 'This page',
  selected: (count) => `${count} selected`,
  allSelected: (total) => (total === undefined ? 'All selected' : `All ${total} selected`),
  noneSelected: 'None selected',
  selectAll: (total) => `Select all ${total} that match`,
  onlyThese: (count) => `Only these ${count}`,
  clearSelection: 'Clear selection',
}
