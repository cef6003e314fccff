/**
 * On phones `display` turns the rows into cards, and Safari then drops the table semantics, so every element has its
 * native role as an explicit attribute.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
