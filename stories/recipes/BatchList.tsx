import { useMemo, useState } from 'react'
import {
  Button,
  ConfirmDialog,
  DataTable,
  DebouncedSearch,
  FilterPopover,
  IconButton,
  NativeSelect,
  numberColumn,
  PageHeader,
  Pagination,
  rangeText,
  Toolbar,
  useSelection,
  type Column,
  type SelectedKeys,
  type SortDescriptor,
} from '@institute/design-system'

export interface Batch {
  id: number
  name: string
  students: number
  status: string
}

/** What the list asks the server for. Keep it in the address, so that Back and a reload return to it. */
export interface Query {
  search: string
  status: string
  page: number
  sort: SortDescriptor
}

/** As the usual libraries for requests return it: old rows stay while others load, and after an error. */
export interface Result {
  data?: { batches: readonly Batch[]; total: number }
  isFetching?: boolean
  hasFailed?: boolean
  refetch: () => void
}

interface BatchListProps {
  query: Query
  onQueryChange: (query: Query) => void
  result: Result
  onAdd: () => void
  /** Deletes batches, and has the list loaded again. */
  onDelete: (ids: SelectedKeys) => Promise<void>
}

export const PER_PAGE = 5

const columns: readonly Column<Batch>[] = [
  { id: 'name', header: 'Batch', cell: (batch) => batch.name, isRowHeader: true, allowsSorting: true },
  { id: 'status', header: 'Status', cell: (batch) => batch.status },
  {
    id: 'students',
    header: 'Students',
    cell: (batch) => batch.students,
    align: 'end',
    allowsSorting: 'descending',
  },
]

const statuses = [
  { id: 'Open', name: 'Open' },
  { id: 'Closed', name: 'Closed' },
]

const idOf = (batch: Batch) => batch.id

const actionsColumn = (onDelete: (ids: SelectedKeys) => void): Column<Batch> => ({
  id: 'actions',
  header: 'Actions',
  variant: 'actions',
  cell: ({ id, name }) => (
    <IconButton
      icon="delete"
      variant="danger"
      size="sm"
      label="Delete"
      about={name}
      onPress={() => onDelete(new Set([id]))}
    />
  ),
})

export function BatchList({ query, onQueryChange, result, onAdd, onDelete }: BatchListProps) {
  const { search, status, sort } = query
  const { data, isFetching = false, hasFailed = false, refetch } = result
  const selection = useSelection()
  const total = data?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE))
  // The last page goes with the last of its rows.
  const page = data ? Math.min(query.page, lastPage) : query.page
  const isNarrowed = search !== '' || status !== ''
  const [asked, setAsked] = useState<SelectedKeys>()
  const allColumns = useMemo(
    () => [numberColumn({ page, perPage: PER_PAGE }), ...columns, actionsColumn(setAsked)],
    [page],
  )

  /** Other rows begin on their first page, and none of them is selected. */
  function narrow(change: Partial<Query>) {
    selection.onSelectionChange(new Set())
    onQueryChange({ ...query, ...change, page: 1 })
  }

  const add = (
    <Button variant="primary" icon="add" onPress={onAdd}>
      Add batch
    </Button>
  )

  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <PageHeader title="Batches" count={rangeText({ page, perPage: PER_PAGE, total })} actions={add} />
      <Toolbar>
        <DebouncedSearch
          label="Search batches"
          value={search}
          onSearch={(text) => narrow({ search: text })}
        />
        <FilterPopover activeCount={status === '' ? 0 : 1}>
          <NativeSelect
            label="Status"
            name="status"
            options={statuses}
            emptyLabel="All"
            value={status}
            onChange={(id) => narrow({ status: id })}
          />
        </FilterPopover>
      </Toolbar>
      <output className="visually-hidden">{data && !isFetching && `${total} batches found`}</output>
      <DataTable
        label="Batches"
        columns={allColumns}
        rows={data?.batches}
        rowKey={idOf}
        status={{
          isPending: isFetching,
          error: hasFailed
            ? {
                title: 'The batches could not be loaded.',
                children: 'Check the connection, then try again.',
                action: <Button onPress={refetch}>Try again</Button>,
              }
            : undefined,
          empty: isNarrowed
            ? {
                title: 'No batches match',
                children: 'Search for less, or leave out the filter.',
                action: <Button onPress={() => narrow({ search: '', status: '' })}>Show all batches</Button>,
              }
            : { title: 'No batches yet', children: 'Add the first one to begin.', action: add },
        }}
        sorting={{
          sortDescriptor: sort,
          onSortChange: (next) => onQueryChange({ ...query, sort: next, page: 1 }),
        }}
        selection={{
          ...selection,
          total,
          bar: 'above',
          actions: (
            <Button size="sm" variant="danger-quiet" onPress={() => setAsked(selection.selectedKeys)}>
              Delete selected
            </Button>
          ),
        }}
      />
      {total > PER_PAGE && (
        <Pagination
          page={page}
          lastPage={lastPage}
          onPageChange={(next) => onQueryChange({ ...query, page: next })}
        />
      )}
      <ConfirmDialog
        title="Delete batches"
        confirmLabel="Delete"
        tone="danger"
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={async () => {
          if (asked) await onDelete(asked)
          setAsked(undefined)
          selection.onSelectionChange(new Set())
        }}
      >
        Batches to delete: <b>{asked === 'all' ? total : asked?.size}</b>
      </ConfirmDialog>
    </div>
  )
}
