import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { Paged } from '#contract/paging.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { numberColumn, type Column } from '#design-system/DataTable/column.ts'
import { DataTable, type DataTableProps, type TableLayout } from '#design-system/DataTable/DataTable.tsx'
import { rangeText } from '#design-system/DataTable/rows.ts'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import { PhoneSheet } from '#design-system/PhoneSheet/PhoneSheet.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { nothingOf, useFailure, type EmptyTexts, type Fetched } from './ListStates.tsx'
import { useColumnMarks } from './useMarks.ts'
import { useMayOpen } from '#admin/shared/access/useMay.ts'
import { useMarkedId, useSeenId } from './returnAddress.ts'
import type { Deletion } from '#admin/shared/deletion/useDelete.ts'
import type { PagedList } from './usePagedList.ts'

/** The result of a list's query hook. */
interface ListResult<Row> extends Fetched {
  currentData?: Paged<Row>
  data?: Paged<Row>
}

export interface ListPageProps<Row> extends Pick<DataTableProps<Row>, 'rowKey' | 'rowAction' | 'selection'> {
  /** Heading, and the table's accessible name: 'Courses'. */
  title: string
  /** Singular noun for a row, in lower case: 'course'. */
  noun: string
  list: PagedList
  result: ListResult<Row>
  /** Shown next to the search; on phones in a sheet. */
  filters?: ReactNode
  /** Shown next to the search on phones too, such as a download's progress. */
  tools?: ReactNode
  /** Shown next to ADD, such as Download. */
  actions?: ReactNode
  /** The link to the add form; beside other choices it is its icon alone on phones. */
  add?: { label: string; href: string; isIconOnPhones?: boolean }
  /** Texts of the empty list. @default 'NO COURSES FOUND', with a hint to add the first one */
  empty?: EmptyTexts
  /** Shown above the table. */
  note?: ReactNode
  /** The columns after the row number. */
  columns: readonly Column<Row>[]
  /** Layout of rows on phones. @default 'labelled' */
  cards?: TableLayout['cards']
  /** Hides the deleted row until the list is refetched. */
  deletion?: Pick<Deletion<Row>, 'remaining'>
}

/** The frame of every list: search, filters, table, pagination, and the empty, loading and error states. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, noun, list, result, columns, rowKey, rowAction, cards = 'labelled', deletion } = props
  const mayOpen = useMayOpen()
  const add = props.add && mayOpen(props.add.href) ? props.add : undefined
  const page =
    result.currentData ?? (result.isFetching || result.error !== undefined ? result.data : undefined)
  const rows = page && (deletion?.remaining(page.data) ?? page.data)
  const position = page && { page: page.current_page, perPage: page.per_page }
  const plural = title.toLowerCase()
  const searchLabel = `Search ${plural}...`
  const {
    empty = {
      text: `NO ${title.toUpperCase()} FOUND`,
      hint: `No ${plural} yet.${add ? ' Add the first one.' : ''}`,
    },
  } = props
  const isBusy = result.isFetching || list.isWaiting
  const marks = useColumnMarks(list.search, rows, columns)
  const table = useRef<HTMLDivElement>(null)
  const seenId = useSeenId()

  function turnTo(number: number) {
    list.setPage(number)
    // The next rows are read from the first one on. The focus stays on the button.
    const isAbove = (table.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove) table.current?.scrollIntoView({ block: 'start' })
  }

  const correctPage = useEffectEvent((current: number, entry: string) => list.correctPage(current, entry))
  const currentPage = result.currentData?.current_page
  useEffect(() => {
    if (currentPage !== undefined && currentPage !== list.page) correctPage(currentPage, list.entry)
  }, [currentPage, list.page, list.entry])

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
                isIconOnPhones={add.isIconOnPhones ?? 'large letters'}
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
      {list.pauseMs !== undefined && (
        <Toolbar>
          <DebouncedSearch
            value={list.search}
            pauseMs={list.pauseMs}
            onSearch={list.setSearch}
            label={searchLabel}
            placeholder={searchLabel}
            shortcutHint="/"
          />
          {props.filters && (
            <PhoneSheet label="Filter" icon="filter" activeCount={list.filterCount}>
              {props.filters}
            </PhoneSheet>
          )}
          {props.tools}
        </Toolbar>
      )}
      <output className="visually-hidden">
        {page && !isBusy && `${page.total} in ${title}, page ${page.current_page} of ${page.last_page}`}
      </output>
      {props.note}
      <DataTable
        label={title}
        columns={[numberColumn(position), ...columns]}
        rows={rows}
        rowKey={rowKey}
        rowAction={rowAction}
        selection={props.selection}
        markedKey={useMarkedId()}
        openKey={list.detailsId ?? seenId}
        sorting={list.sorting}
        marks={marks}
        ref={table}
        layout={{ cards }}
        status={{
          isPending: isBusy,
          error: useFailure(result, rows !== undefined),
          empty: page?.total === 0 && nothingOf({ list, empty, noun, add }),
        }}
      />
      <AdminBar
        start={position && rangeText({ ...position, total: page.total })}
        end={
          page && (
            <Pagination isCompact page={page.current_page} lastPage={page.last_page} onPageChange={turnTo} />
          )
        }
      />
    </>
  )
}
