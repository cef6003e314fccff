import { useCallback, useMemo } from 'react'
import type { Column } from '#design-system/DataTable/column.ts'
import { importOnce } from '#admin/shared/importOnce.ts'
import { useModule } from '#admin/shared/useModule.ts'

const loadMarks = importOnce(() => import('#contract/text/marks.ts'))

/**
 * Returns what marks the matches of a search in its rows; undefined without a search.
 * @param textsOf returns the texts of a row in which the search looks. Must be referentially stable.
 */
export function useMarks<Row>(
  search: string,
  rows: readonly Row[] | undefined,
  textsOf: (row: Row) => readonly string[],
) {
  const marks = useModule(loadMarks, search !== '')
  return useMemo(
    () => (search === '' ? undefined : marks?.markerOf(search, rows?.map((row) => textsOf(row)) ?? [])),
    [search, rows, textsOf, marks],
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
