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

/** The result of a list's query hook. */
interface ListResult<Row> extends Fetched {
  currentData?: Paged<Row>
  data?: Paged<Row>
}

export interface ListPageProps<Row> {
  /** Heading, and the table's accessible name: 'Courses'. */
  title: string
  /** Singular noun for a row, in lower case: 'course'. */
  noun: string
  list: PagedList
  result: ListResult<Row>
  /** Shown next to the search. */
  filters?: ReactNode
  /** Shown next to ADD, such as Download. */
  actions?: ReactNode
  /** The link to the add form. */
  add?: { label: string; href: string }
  /** Texts of the empty list. @default 'NO COURSES FOUND', with a hint to add the first one */
  empty?: EmptyTexts
  /** The head cells after the number column. */
  head: ReactNode
  /** Number of columns, including the number column. */
  columns: number
  /** Layout of rows on phones; see DataTable. */
  variant?: 'labelled' | 'people'
  /** Hides the deleted row until the list is refetched. */
  deletion?: Pick<Deletion<Row>, 'remaining'>
  /** Renders a row, with its key. */
  children: (row: Row, number: number) => ReactNode
}

/** The frame of every list: search, filters, table, pagination, and the empty, loading and error states. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, noun, list, result, head, columns, variant, add, deletion, children } = props
  const page = result.currentData ?? (result.isFetching ? result.data : undefined)
  const rows = page && (deletion?.remaining(page.data) ?? page.data)
  const position = page && { page: page.current_page, perPage: page.per_page }
  const firstNumber = position ? rowNumber({ ...position, index: 0 }) : 1
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
        start={position && rangeText({ ...position, total: page.total })}
        end={page && <Pagination page={page.current_page} lastPage={page.last_page} onPage={list.setPage} />}
      />
    </>
  )
}
