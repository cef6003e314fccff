import type { Paged, Versioned } from '#contract/paging.ts'
import type { Selection } from '#design-system/DataTable/selection.ts'
import type { OwnAction } from '#admin/shared/ownAction.ts'
import { RefusedAlert } from '#admin/shared/form/RefusedAlert.tsx'
import { BulkActions } from './BulkActions.tsx'
import { BulkDialogs } from './BulkDialogs.tsx'
import type { PeopleOf, BulkOf } from './bulkKinds.ts'
import { useChosen } from '#admin/shared/list/useChosen.ts'
import { useMayBulk } from '#admin/shared/useMay.ts'
import { useBulkActions } from './useBulkActions.ts'

interface BulkRows<Row extends Versioned> {
  of: BulkOf<Row>
  /** The same, of people. */
  people?: PeopleOf<Row>
  own?: readonly OwnAction<Row>[]
  list: { query: { page: number; sort?: string | undefined } }
  result: { currentData?: Paged<Row>; data?: Paged<Row> }
  /** Reads all rows that match, without pages. */
  fetchAll: () => Promise<Row[]>
}

/** Several rows of a list at once: its selection with a bar of actions, their dialogs, and who was refused. */
export function useBulkRows<Row extends Versioned>({
  of,
  people,
  own,
  list,
  result,
  fetchAll,
}: BulkRows<Row>) {
  const { page: _page, sort: _sort, ...scope } = list.query
  const chosen = useChosen({ idOf: of.idOf, page: result.currentData ?? result.data, scope, fetchAll })
  const flow = useBulkActions(of, chosen)
  const may = useMayBulk(of.kind)
  const selection: Selection | undefined = Object.values(may).some(Boolean)
    ? {
        selectedKeys: chosen.keys,
        onSelectionChange: chosen.choose,
        total: chosen.total,
        actions: <BulkActions flow={flow} chosen={chosen} people={people} own={own} may={may} />,
      }
    : undefined
  return {
    selection,
    refused: flow.refused && <RefusedAlert refused={flow.refused} onDismiss={flow.forgetRefused} />,
    dialogs: <BulkDialogs flow={flow} own={own} />,
  }
}
