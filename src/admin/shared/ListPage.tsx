import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import type { Paged } from '#contract/paging.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { rangeText, rowNumber } from '#design-system/DataTable/rows.ts'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { AdminBar } from './AdminBar.tsx'
import { Nothing, Stale, type EmptyTexts, type Fetched } from './ListStates.tsx'
import { ListTable } from './ListTable.tsx'
import type { Deletion } from './useDelete.ts'
import type { PagedList } from './usePagedList.ts'

/** What a list's query hook gives. */
interface ListResult<Row> extends Fetched {
  currentData?: Paged<Row>
  data?: Paged<Row>
}

export interface ListPageProps<Row> {
  /** Heading and the table's name: 'Courses'. */
  title: string
  /** The noun of a row: 'course'. */
  noun: string
  list: PagedList
  result: ListResult<Row>
  /** Beside the search. */
  filters?: ReactNode
  /** Beside ADD: Download. */
  actions?: ReactNode
  /** Where rows are added by hand. */
  add?: { label: string; href: string }
  /** Where there is nothing at all. @default 'NO COURSES FOUND', and that the first one can be added */
  empty?: EmptyTexts
  /** The columns behind the numbers. */
  head: ReactNode
  /** How many columns there are, with that of the numbers. */
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
  const { title, noun, list, result, head, columns, variant, add, deletion, children } = props
  const page = result.currentData ?? (result.isFetching ? result.data : undefined)
  const rows = page && (deletion?.remaining(page.data) ?? page.data)
  const place = page && { page: page.current_page, perPage: page.per_page }
  const firstNumber = place ? rowNumber({ ...place, index: 0 }) : 1
  const plural = title.toLowerCase()
  const searchLabel = `Search ${plural}...`
  const {
    empty = { text: `NO ${title.toUpperCase()} FOUND`, hint: `No ${plural} yet. Add the first one.` },
  } = props
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
      {list.pauseMs !== undefined && (
        <Toolbar>
          <DebouncedSearch
            ref={search}
            value={list.search}
            pauseMs={list.pauseMs}
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
      {page && <Stale result={result} />}
      <ListTable
        label={title}
        head={head}
        columns={columns}
        variant={variant}
        isBusy={isBusy}
        result={result}
        rows={rows}
        nothing={
          page?.total === 0 && (
            <Nothing
              list={list}
              empty={empty}
              noun={noun}
              add={add}
              onClear={() => search.current?.focus()}
            />
          )
        }
      >
        {(row, index) => children(row, firstNumber + index)}
      </ListTable>
      <AdminBar
        start={place && rangeText({ ...place, total: page.total })}
        end={page && <Pagination page={page.current_page} lastPage={page.last_page} onPage={list.setPage} />}
      />
    </>
  )
}
