import { useMemo } from 'react'
import { markerOf } from '#contract/marks.ts'
import type { Column } from '#design-system/DataTable/column.ts'

/** Returns what marks the matches of a search in its rows; undefined without a search. */
export function useMarks<Row>(
  search: string,
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
) {
  return useMemo(() => {
    if (search === '') return undefined
    return markerOf(search, rows?.map((row) => columns.flatMap((column) => textsIn(column, row))) ?? [])
  }, [search, rows, columns])
}

/** The texts in which a search looks. */
function textsIn<Row>(column: Column<Row>, row: Row): readonly string[] {
  if (column.searchTexts) return column.searchTexts(row)
  const value = column.cell(row, 0)
  return typeof value === 'string' ? [value] : []
}
