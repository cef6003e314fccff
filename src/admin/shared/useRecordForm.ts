import { useNavigate } from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { useNotices } from './notices.tsx'
import { fullTitle, type RecordIdentity } from './recordIdentity.ts'
import { useReturnAddress, type Marked } from './returnAddress.ts'

/** What the forms of a kind share: the link back to its list, and what follows a save. */
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

  return { back, added, saved }
}
