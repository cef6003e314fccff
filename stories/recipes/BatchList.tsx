import { useMemo } from 'react'
import {
  Button,
  DataTable,
  DebouncedSearch,
  FilterPopover,
  NativeSelect,
  numberColumn,
  PageHeader,
  Pagination,
  rangeText,
  Toolbar,
  useSelection,
  type Column,
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

export function BatchList({ query, onQueryChange, result, onAdd }: BatchListProps) {
  const { search, status, page, sort } = query
  const { data, isFetching = false, hasFailed = false, refetch } = result
  const selection = useSelection()
  const total = data?.total ?? 0
  const isNarrowed = search !== '' || status !== ''
  const numbered = useMemo(() => [numberColumn({ page, perPage: PER_PAGE }), ...columns], [page])

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
        columns={numbered}
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
        selection={{ ...selection, total, actions: <Button size="sm">Download</Button>, bar: 'above' }}
      />
      {total > PER_PAGE && (
        <Pagination
          page={page}
          lastPage={Math.ceil(total / PER_PAGE)}
          onPageChange={(next) => onQueryChange({ ...query, page: next })}
        />
      )}
    </div>
  )
}
