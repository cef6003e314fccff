import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { Paged } from '#contract/paging.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { rangeText, rowNumber } from '#design-system/DataTable/rows.ts'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { SkeletonTable } from '#design-system/Skeleton/SkeletonTable.tsx'
import { AdminBar } from './AdminBar.tsx'
import { Failure, Nothing, Stale, type EmptyTexts } from './ListStates.tsx'
import type { Deletion } from './useDelete.ts'
import type { PagedList } from './usePagedList.ts'

/** What a list's query hook gives. */
interface ListResult<Row> {
  currentData?: Paged<Row>
  data?: Paged<Row>
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

export interface ListPageProps<Row> {
  /** Heading and the table's name: 'Courses'. */
  title: string
  list: PagedList
  result: ListResult<Row>
  /** Placeholder and name of the search box; a list without one is not searched. @spec 210 */
  searchLabel?: string
  /**
   * Pause before a search, in ms.
   * @spec 294
   * @default 0
   */
  pauseMs?: number
  /** Beside the search. */
  filters?: ReactNode
  /** Beside ADD: Download. */
  actions?: ReactNode
  /** Where rows are added by hand. */
  add?: { label: string; href: string }
  empty: EmptyTexts
  head: ReactNode
  /** How many columns `head` has. */
  columns: number
  /** How rows look on phones; see DataTable. */
  variant?: 'labelled' | 'people'
  /** Takes the row that was deleted off the list until the list is fetched again. */
  deletion?: Pick<Deletion<Row>, 'remaining'>
  /** A row, with its key. */
  children: (row: Row, number: number) => ReactNode
}

/** The frame of every list: search, filters, table, pages, and each state that is not a table of rows. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    title,
    list,
    result,
    head,
    columns,
    variant,
    add,
    searchLabel,
    pauseMs = 0,
    deletion,
    children,
  } = props
  const page = result.currentData ?? (result.isFetching ? result.data : undefined)
  const rows = page && (deletion?.remaining(page.data) ?? page.data)
  const isBusy = result.isFetching || list.isWaiting
  const search = useRef<HTMLInputElement>(null)

  const correctPage = useEffectEvent((current: number) => list.correctPage(current))
  const currentPage = result.currentData?.current_page
  useEffect(() => {
    if (currentPage !== undefined && currentPage !== list.page) correctPage(currentPage)
  }, [currentPage, list.page])

  return (
    <>
      <title>{`${title} · Admin`}</title>
      <PageHeader
        title={title}
        count={page?.total}
        actions={
          <>
            {props.actions}
            {add && (
              <ButtonLink
                variant="primary"
                icon="add"
                href={add.href}
                state={{ from: list.address }}
                aria-keyshortcuts="N"
              >
                {add.label}
              </ButtonLink>
            )}
          </>
        }
      />
      {searchLabel !== undefined && (
        <Toolbar>
          <DebouncedSearch
            ref={search}
            value={list.search}
            pauseMs={pauseMs}
            onSearch={list.setSearch}
            label={searchLabel}
            placeholder={searchLabel}
            shortcutHint="/"
          />
          {props.filters}
        </Toolbar>
      )}
      <output className="visually-hidden">
        {page && !isBusy && `${page.total} in ${title}, page ${page.current_page} of ${page.last_page}`}
      </output>
      {page && result.error !== undefined && !result.isFetching && (
        <Stale error={result.error} onRetry={() => void result.refetch()} />
      )}
      {page && rows ? (
        <DataTable
          label={title}
          head={head}
          variant={variant}
          isBusy={isBusy}
          state={
            page.total === 0 ? (
              <Nothing list={list} empty={props.empty} add={add} onClear={() => search.current?.focus()} />
            ) : undefined
          }
        >
          {rows.map((row, index) =>
            children(row, rowNumber({ page: page.current_page, perPage: page.per_page, index })),
          )}
        </DataTable>
      ) : result.error === undefined || result.isFetching ? (
        <SkeletonTable label={title} head={head} columns={columns} variant={variant} />
      ) : (
        <DataTable
          label={title}
          head={head}
          state={<Failure error={result.error} onRetry={() => void result.refetch()} />}
        />
      )}
      <AdminBar
        start={
          page &&
          page.total > 0 &&
          rangeText({ page: page.current_page, perPage: page.per_page, total: page.total })
        }
        end={page && <Pagination page={page.current_page} lastPage={page.last_page} onPage={list.setPage} />}
      />
    </>
  )
}
