/**
 * Rows are flex containers, on phones cards. Safari then drops the table semantics, so every element has its native role
 * as an explicit attribute.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
