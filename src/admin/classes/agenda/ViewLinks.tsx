import { useSearchParams } from 'react-router-dom'
import { FilterLinks } from '#admin/shared/list/FilterButtons.tsx'
import { listAddress } from '#admin/shared/list/listAddress.ts'
import { paths } from '#contract/paths.ts'
import { AGENDA, VIEW } from './agendaAddress.ts'

/** What the two views have in common. */
const kept = ['search', 'batch_id', 'division_id']

/** Turns from the list of classes to the agenda and back, with the same search, batch and division. */
export function ViewLinks({ view }: { view: 'list' | 'agenda' }) {
  const [params] = useSearchParams()
  const common = new URLSearchParams([...params].filter(([name]) => kept.includes(name)))
  const { classes } = paths.admin
  return (
    <FilterLinks
      label="View"
      links={[
        { name: 'List', icon: 'menu', href: classes + listAddress(common), isCurrent: view === 'list' },
        {
          name: 'Agenda',
          icon: 'calendar',
          href: classes + listAddress(common, { [VIEW]: AGENDA }),
          isCurrent: view === 'agenda',
        },
      ]}
    />
  )
}
