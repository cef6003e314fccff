import type { Paged, Versioned } from '#contract/paging.ts'
import type { Selection } from '#design-system/DataTable/selection.ts'
import { importLate } from '#admin/shared/importOnce.ts'
import { useModule } from '#admin/shared/useModule.ts'
import type { OwnAction } from '#admin/shared/ownAction.ts'
import { RefusedAlert } from '#admin/shared/form/RefusedAlert.tsx'
import type { PeopleOf, SeveralOf } from './severalKinds.ts'
import { useChosen } from '#admin/shared/list/useChosen.ts'
import { useMaySeveral } from '#admin/shared/useMay.ts'
import { useSeveral } from './useSeveral.ts'

const loadSeveral = importLate(() => import('./severalParts.ts'))

interface SeveralRows<Row extends Versioned> {
  of: SeveralOf<Row>
  /** The same, of people. */
  people?: PeopleOf<Row>
  own?: readonly OwnAction<Row>[]
  list: { query: { page: number; sort?: string | undefined } }
  result: { currentData?: Paged<Row>; data?: Paged<Row> }
  /** Reads all rows that match, without pages. */
  fetchAll: () => Promise<Row[]>
}

/** Several rows of a list at once: its selection with a bar of actions, their dialogs, and who was refused. */
export function useSeveralRows<Row extends Versioned>({
  of,
  people,
  own,
  list,
  result,
  fetchAll,
}: SeveralRows<Row>) {
  const { page: _page, sort: _sort, ...scope } = list.query
  const chosen = useChosen({ idOf: of.idOf, page: result.currentData ?? result.data, scope, fetchAll })
  const flow = useSeveral(of, chosen)
  const may = useMaySeveral(of.kind)
  const several = useModule(loadSeveral, chosen.count > 0)
  const selection: Selection | undefined = Object.values(may).some(Boolean)
    ? {
        selectedKeys: chosen.keys,
        onSelectionChange: chosen.choose,
        total: chosen.total,
        actions: several && <several.SeveralActions {...{ flow, chosen, people, own, may }} />,
      }
    : undefined
  return {
    selection,
    refused: flow.refused && <RefusedAlert refused={flow.refused} onDismiss={flow.forgetRefused} />,
    dialogs: several && <several.SeveralDialogs flow={flow} own={own} />,
  }
}
