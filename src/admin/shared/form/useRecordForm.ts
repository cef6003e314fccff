import { useNavigate, useParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { recordKinds } from '#contract/kinds.ts'
import type { FormValues } from './draft.ts'
import type { OthersChange } from './formOptions.ts'
import { changedText } from '#admin/shared/conflict/othersText.ts'
import type { ContractFormProps } from './ContractForm.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { fullTitle, type RecordIdentity } from '#admin/shared/details/recordIdentity.ts'
import { useReturnAddress, type Marked } from '#admin/shared/list/returnAddress.ts'

/** Props that the add and edit forms of a kind pass. */
export interface RecordFormProps<S extends z.ZodMiniType, Row>
  extends
    Pick<
      ContractFormProps<S, Row>,
      'schema' | 'fieldLabels' | 'valueText' | 'secrets' | 'linked' | 'doubtsOf' | 'readRefusal'
    >,
    Partial<Pick<ContractFormProps<S, Row>, 'failure'>> {
  title: string
  identity: RecordIdentity<Row>
}

/** The record id in the URL. */
export const useRecordId = () => Number(useParams().id)

/** The parts that the add and edit forms of a kind share: back link, form props, and the steps after a save. */
export function useRecordForm<Row>(identity: RecordIdentity<Row>, fieldLabels: FormValues) {
  const list = paths.admin[identity.kind]
  const back = { label: `Back to ${identity.kind}`, href: useReturnAddress(list) }
  const notices = useNotices()
  const navigate = useNavigate()

  function notify(row: Row, action: string, others?: OthersChange) {
    const done = `${fullTitle(identity, row)} has been ${action}.`
    const text =
      others && others.names.length > 0
        ? `${done} ${changedText(others.names, fieldLabels, others.by)}`
        : done
    notices.show({ tone: 'success', text })
  }

  function open(href: string, row: Row) {
    const state: Marked = { marked: identity.idOf(row) }
    void navigate(href, { state })
  }

  /** @param stays whether no other screen is to open */
  const added = (row: Row, stays: boolean) => {
    notify(row, 'added')
    // Without the previous search, so that the newest record is the first row.
    if (!stays) open(list, row)
  }

  /** @param stays as of {@link added} */
  const saved = (row: Row, stays: boolean, others?: OthersChange) => {
    notify(row, 'saved', others)
    if (!stays) open(back.href, row)
  }

  const noun = recordKinds[identity.kind].name.toLowerCase()
  const parts = {
    id: noun,
    record: identity.record,
    valuesOf: identity.valuesOf,
    failure: `The ${noun} could not be saved. Please try again.`,
  }

  return { back, parts, added, saved }
}
