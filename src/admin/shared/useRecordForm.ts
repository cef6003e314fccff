import { useNavigate, useParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { paths } from '#contract/paths.ts'
import { recordKinds } from '#contract/kinds.ts'
import type { ContractFormProps } from './ContractForm.tsx'
import { useNotices } from './notices.tsx'
import { fullTitle, type RecordIdentity } from './recordIdentity.ts'
import { useReturnAddress, type Marked } from './returnAddress.ts'

/** What the forms that add and that edit records of a kind say themselves. */
export interface RecordFormProps<S extends z.ZodMiniType, Row>
  extends
    Pick<ContractFormProps<S, Row>, 'schema' | 'fieldLabels' | 'valueText' | 'secrets' | 'readRefusal'>,
    Partial<Pick<ContractFormProps<S, Row>, 'failure'>> {
  title: string
  identity: RecordIdentity<Row>
}

/** The record that the address names. */
export const useRecordId = () => Number(useParams().id)

/** What the forms of a kind share: the link back to its list, the parts of the form, and what follows a save. */
export function useRecordForm<Row>(identity: RecordIdentity<Row>) {
  const list = paths.admin[identity.kind]
  const back = { label: `Back to ${identity.kind}`, href: useReturnAddress(list) }
  const notices = useNotices()
  const goTo = useNavigate()

  const say = (row: Row, did: string) =>
    notices.show({ tone: 'success', text: `${fullTitle(identity, row)} has been ${did}.` })

  function open(href: string, row: Row) {
    const state: Marked = { marked: identity.idOf(row) }
    void goTo(href, { state })
  }

  /** @param stays whether the form stays open, for another one */
  const added = (row: Row, stays: boolean) => {
    say(row, 'added')
    // The newest record heads the list, whatever was searched before.
    if (!stays) open(list, row)
  }

  const saved = (row: Row) => {
    say(row, 'saved')
    open(back.href, row)
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
