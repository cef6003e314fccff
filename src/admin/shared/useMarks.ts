import { useCallback, useMemo } from 'react'
import { markerOf } from '#contract/marks.ts'
import type { Column } from '#design-system/DataTable/column.ts'

/**
 * Returns what marks the matches of a search in its rows; undefined without a search.
 * @param textsOf returns the texts of a row in which the search looks. Must be referentially stable.
 */
export function useMarks<Row>(
  search: string,
  rows: readonly Row[] | undefined,
  textsOf: (row: Row) => readonly string[],
) {
  return useMemo(
    () => (search === '' ? undefined : markerOf(search, rows?.map((row) => textsOf(row)) ?? [])),
    [search, rows, textsOf],
  )
}

/** The same, in the columns of a table. */
export function useColumnMarks<Row>(
  search: string,
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
) {
  const textsOf = useCallback((row: Row) => columns.flatMap((column) => textsIn(column, row)), [columns])
  return useMarks(search, rows, textsOf)
}

/** The texts in which a search looks. */
function textsIn<Row>(column: Column<Row>, row: Row): readonly string[] {
  if (column.searchTexts) return column.searchTexts(row)
  const value = column.cell(row, 0)
  return typeof value === 'string' ? [value] : []
}
