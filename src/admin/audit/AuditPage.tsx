import { ConfirmErasure } from '#admin/shared/deletion/ConfirmErasure.tsx'
import { FilterSelect } from '#admin/shared/list/FilterSelect.tsx'
import { kindNames } from '#admin/shared/kindTexts.ts'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { fixedLookup } from '#admin/shared/form/lookups.ts'
import { Moment } from '#admin/shared/Moment.tsx'
import { useErasure, type Erasable } from '#admin/shared/deletion/useErasure.ts'
import { useMay } from '#admin/shared/access/useMay.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { useListAuditQuery } from '#api/endpoints/audit.ts'
import { AuditQuery, type AuditEntry } from '#contract/audit.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { EntryDialog } from './EntryDialog.tsx'
import { actionNames, entryText } from './entryTexts.ts'

/** Debounce of search and filters, in ms. */
const PAUSE = 300

const kinds = fixedLookup(kindNames)
const actions = fixedLookup(actionNames)

const columns: Column<AuditEntry>[] = [
  { id: 'what', header: 'What', width: 'xl', isRowHeader: true, cell: entryText },
  { id: 'who', header: 'Who', cell: (entry) => entry.login },
  { id: 'when', header: 'When', variant: 'numeric', width: 'sm', cell: (entry) => <Moment at={entry.at} /> },
  { id: 'from', header: 'From', variant: 'muted', width: 'sm', cell: (entry) => entry.address },
]

/** The audit audit of the last 365 days, read-only. */
export function AuditPage() {
  const list = usePagedList(AuditQuery, PAUSE)
  const audit = useListAuditQuery(list.query)
  const opened = audit.data?.data.find((entry) => entry.id === list.detailsId)
  const erasure = useErasure<Erasable>(list.closeDetails)
  const mayErase = useMay('DELETE /trash/:kind/:id')

  return (
    <>
      <ListPage
        title="History"
        noun="entry"
        list={list}
        result={audit}
        filters={
          <>
            <FilterSelect
              label="Kind"
              name="kind"
              emptyLabel="All Kinds"
              lookup={kinds}
              value={list.filter('kind')}
              onChange={(kind) => list.setFilters({ kind })}
            />
            <FilterSelect
              label="Action"
              name="action"
              emptyLabel="All Actions"
              lookup={actions}
              value={list.filter('action')}
              onChange={(action) => list.setFilters({ action })}
            />
          </>
        }
        empty={{
          text: 'NO HISTORY FOUND',
          hint: 'Additions, changes and deletions are listed here for 365 days.',
        }}
        columns={columns}
        rowKey={(entry) => entry.id}
        rowAction={{ onPress: (entry) => list.openDetails(entry.id) }}
      />
      {opened && (
        <EntryDialog
          entry={opened}
          onClose={list.closeDetails}
          onErase={mayErase ? erasure.ask : undefined}
        />
      )}
      <ConfirmErasure erasure={erasure} />
    </>
  )
}
