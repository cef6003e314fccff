import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { isApiError, type ApiError } from '#api/apiError.ts'
import { askToSignIn } from '#api/session.ts'
import emptyArt from '#content/art/empty-ledger.svg'
import errorArt from '#content/art/error-lamp.svg'
import type { Paged } from '#contract/paging.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { DataTable } from '#design-system/DataTable/DataTable.tsx'
import { rangeText } from '#design-system/DataTable/rows.ts'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import { Pagination } from '#design-system/Pagination/Pagination.tsx'
import { SkeletonTable } from '#design-system/Skeleton/SkeletonTable.tsx'
import { AdminBar } from './AdminBar.tsx'
import { failureText, OFFLINE_TEXT } from './failureText.ts'
import type { PagedList } from './usePagedList.ts'

/** What a list's query hook gives. */
interface ListResult<Row> {
  currentData?: Paged<Row>
  data?: Paged<Row>
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface ListPageProps<Row> {
  /** Heading and the table's name: 'Courses'. */
  title: string
  list: PagedList
  result: ListResult<Row>
  /** Placeholder and name of the search box (statement 210). */
  searchLabel: string
  /** Pause before a search, in ms (statement 294). */
  pauseMs: number
  add: { label: string; href: string }
  /** `text` as the specification spells it; `noMatch` says what was searched. */
  empty: { text: string; hint: string; noMatch: (search: string) => string }
  head: ReactNode
  /** How many columns `head` has. */
  columns: number
  /** The rows of a page. */
  children: (page: Paged<Row>) => ReactNode
}

/** The frame of every list: search, table, pages, and each state that is not a table of rows. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, list, result, head, columns, children } = props
  const page = result.currentData ?? (result.isFetching ? result.data : undefined)
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
          <ButtonLink variant="primary" icon="add" href={props.add.href} state={{ from: list.address }}>
            {props.add.label}
          </ButtonLink>
        }
      />
      <Toolbar>
        <DebouncedSearch
          ref={search}
          value={list.search}
          pauseMs={props.pauseMs}
          onSearch={list.setSearch}
          label={props.searchLabel}
          placeholder={props.searchLabel}
          shortcutHint="/"
        />
      </Toolbar>
      {page && result.error !== undefined && !result.isFetching && (
        <InlineAlert tone="error">{failureText(result.error, LIST_FAILURE)}</InlineAlert>
      )}
      {page ? (
        <DataTable
          label={title}
          head={head}
          isBusy={result.isFetching}
          state={
            page.total === 0 ? <Nothing {...props} onClear={() => search.current?.focus()} /> : undefined
          }
        >
          {children(page)}
        </DataTable>
      ) : result.error === undefined || result.isFetching ? (
        <SkeletonTable label={title} head={head} columns={columns} />
      ) : (
        <DataTable label={title} head={head} state={<Failure {...props} />} />
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

/** Words for a list that could not be loaded (statements 432 to 436). */
const LIST_FAILURE = 'Error loading data'

/** Nothing is there, or nothing matches: two different states (statement 496). */
function Nothing<Row>({ list, empty, add, onClear }: ListPageProps<Row> & { onClear: () => void }) {
  if (list.search === '') {
    return (
      <EmptyState
        title={empty.text}
        art={emptyArt}
        action={
          <ButtonLink icon="add" href={add.href}>
            {add.label}
          </ButtonLink>
        }
      >
        {empty.hint}
      </EmptyState>
    )
  }
  function clear() {
    list.setSearch('')
    onClear()
  }
  return (
    <EmptyState title={empty.text} art={emptyArt} action={<Button onPress={clear}>Clear search</Button>}>
      {empty.noMatch(list.search)}
    </EmptyState>
  )
}

function Failure<Row>({ result }: ListPageProps<Row>) {
  const { error } = result
  const retry = () => void result.refetch()
  const isStatus = (status: ApiError['status']) => isApiError(error) && error.status === status

  async function signInAndRetry() {
    if (await askToSignIn()) retry()
  }

  if (isStatus('NO_TOKEN') || isStatus(401)) {
    return (
      <ErrorState
        title={failureText(error, LIST_FAILURE)}
        art={errorArt}
        action={
          <Button variant="primary" onPress={() => void signInAndRetry()}>
            Log in
          </Button>
        }
      >
        Log in to see this list.
      </ErrorState>
    )
  }
  const isOffline = isStatus('OFFLINE')
  return (
    <ErrorState
      title={isOffline ? 'Offline' : failureText(error, LIST_FAILURE)}
      art={errorArt}
      action={
        <Button variant="primary" icon="retry" onPress={retry}>
          Retry
        </Button>
      }
    >
      {isOffline ? OFFLINE_TEXT : 'The list could not be loaded. Check the connection, then try again.'}
    </ErrorState>
  )
}
