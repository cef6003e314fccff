import type { RowAction } from '#design-system/DataTable/RowAction.tsx'
import type { RowIdentity } from './recordIdentity.ts'
import type { PagedList } from '#admin/shared/list/usePagedList.ts'

/** Returns the action of rows that open the record's details over the list. @spec 495 @param path the list's path */
export const detailsAction = <Row>(
  list: Pick<PagedList, 'detailsAddress'>,
  path: string,
  { idOf }: Pick<RowIdentity<Row>, 'idOf'>,
): RowAction<Row> => ({
  href: (row) => path + list.detailsAddress(idOf(row)),
  state: { over: true },
})
