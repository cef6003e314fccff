/**
 * On phones the rows become cards by `display`, and Safari then forgets that this is a table:
 * so every element says its native role out loud.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
