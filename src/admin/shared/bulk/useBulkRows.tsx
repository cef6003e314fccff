import type { Paged, Versioned } from '#contract/paging.ts'
import type { Selection } from '#design-system/DataTable/selection.ts'
import { importLate } from '#admin/shared/importOnce.ts'
import { useModule } from '#admin/shared/useModule.ts'
import type { OwnAction } from '#admin/shared/ownAction.ts'
import type { PeopleOf, BulkOf } from './bulkKinds.ts'
import { useChosen } from '#admin/shared/list/useChosen.ts'
import { useMayBulk } from '#admin/shared/access/useMay.ts'
import { useBulkState } from './useBulkState.ts'

const loadBulk = importLate(() => import('./bulkParts.ts'))

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
  const state = useBulkState<Row>()
  const may = useMayBulk(of.kind)
  const bulk = useModule(loadBulk, chosen.count > 0)
  const flow = bulk?.bulkFlow(of, chosen, state)
  const selection: Selection | undefined = Object.values(may).some(Boolean)
    ? {
        selectedKeys: chosen.keys,
        onSelectionChange: chosen.choose,
        total: chosen.total,
        actions: bulk && flow && <bulk.BulkActions {...{ flow, chosen, people, own, may }} />,
      }
    : undefined
  return {
    selection,
    refused: bulk && flow?.refused && (
      <bulk.RefusedAlert refused={flow.refused} onDismiss={flow.forgetRefused} />
    ),
    dialogs: bulk && flow && <bulk.BulkDialogs flow={flow} own={own} />,
  }
}
